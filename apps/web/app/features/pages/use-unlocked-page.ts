import { readEntryPage } from '@rostra/contract';
import { useEffect, useState } from 'react';
import { useLocaleQuery } from '../../lib/languages/content-locale.ts';
import { useApi, useSession } from '../sessions/index.ts';
import { type PageContent, toPageContent } from './page-content.ts';

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
    const query = locale === undefined ? {} : { locale };
    api(readEntryPage, { params: { plural, slug }, query }, { signal: controller.signal }).then(
      (response) => store({ page: toPageContent(plural, response) }),
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
