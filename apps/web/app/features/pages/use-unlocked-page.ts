import { useEffect, useState } from 'react';
import { useLocaleQuery } from '../../lib/languages/content-locale.ts';
import { useApi, useSession } from '../sessions/index.ts';
import type { PageContent } from './page-content.ts';

type Result = { readonly page: PageContent } | { readonly error: unknown };

/** The page with the text, once the browser has got it for the member. */
export function useUnlockedPage({ plural, slug }: PageContent) {
  const api = useApi();
  const { status, user } = useSession();
  const { locale } = useLocaleQuery();
  const [attempt, setAttempt] = useState(0);
  const key = `${plural} ${slug} ${locale ?? ''} ${user?.id ?? ''} ${attempt}`;
  const [found, setFound] = useState<{ readonly key: string; readonly result: Result }>();
  const isMember = status === 'member';
  useEffect(() => {
    if (!isMember) return undefined;
    const controller = new AbortController();
    const store = (result: Result) => {
      if (!controller.signal.aborted) setFound({ key, result });
    };
    // Only members need the schemas of the API.
    import('./read-unlocked-page.ts')
      .then(({ readUnlockedPage }) =>
        readUnlockedPage(api, { plural, slug, locale }, controller.signal),
      )
      .then(
        (page) => store({ page }),
        (error: unknown) => store({ error }),
      );
    return () => controller.abort();
  }, [api, isMember, key, locale, plural, slug]);
  const result = found?.key === key ? found.result : undefined;
  const unlocked = result && 'page' in result ? result.page : undefined;
  return {
    state: stateOf(isMember, result),
    unlocked: isMember ? unlocked : undefined,
    retry: () => setAttempt((before) => before + 1),
  };
}

function stateOf(isMember: boolean, result: Result | undefined): 'loading' | 'failed' | 'locked' {
  if (!isMember) return 'locked';
  if (!result) return 'loading';
  return 'error' in result ? 'failed' : 'locked';
}
