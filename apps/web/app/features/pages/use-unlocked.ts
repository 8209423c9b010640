import type { Client } from '@rostra/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useLocaleQuery } from '../../lib/languages/content-locale.ts';
import { useApi, useSession } from '../sessions/index.ts';

export type UnlockState = 'loading' | 'failed' | 'locked';

/** Only members need the schemas of the API, so it loads its own script. */
type Read<T> = (
  api: Client,
  query: { readonly locale?: string },
  signal: AbortSignal,
) => Promise<T>;

type Result<T> = { readonly entry: T } | { readonly error: unknown };

/** The entry with the text that its reader may see, once the browser has got it for a member. */
export function useUnlocked<T>(path: string, read: Read<T>) {
  const api = useApi();
  const { status, user } = useSession();
  const query = useLocaleQuery();
  const [attempt, setAttempt] = useState(0);
  const key = `${path} ${query.locale ?? ''} ${user?.id ?? ''} ${attempt}`;
  const [found, setFound] = useState<{ readonly key: string; readonly result: Result<T> }>();
  const isMember = status === 'member';
  const latest = useRef({ read, query });
  latest.current = { read, query };
  useEffect(() => {
    if (!isMember) return undefined;
    const controller = new AbortController();
    const store = (result: Result<T>) => {
      if (!controller.signal.aborted) setFound({ key, result });
    };
    latest.current.read(api, latest.current.query, controller.signal).then(
      (entry) => store({ entry }),
      (error: unknown) => store({ error }),
    );
    return () => controller.abort();
  }, [api, isMember, key]);
  const result = found?.key === key ? found.result : undefined;
  const unlocked = result && 'entry' in result ? result.entry : undefined;
  return {
    state: stateOf(isMember, result),
    unlocked: isMember ? unlocked : undefined,
    retry: () => setAttempt((before) => before + 1),
  };
}

function stateOf(isMember: boolean, result: object | undefined): UnlockState {
  if (!isMember) return 'locked';
  if (!result) return 'loading';
  return 'error' in result ? 'failed' : 'locked';
}
