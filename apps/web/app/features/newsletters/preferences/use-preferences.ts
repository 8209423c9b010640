import { readPreferences, type SubscriberPreferences } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useCallback, useEffect, useState } from 'react';
import { useApi } from '../../sessions/index.ts';

export type LoadState =
  | { status: 'loading' | 'failed' | 'spent' | 'erased' }
  | { status: 'loaded'; preferences: SubscriberPreferences };

export const isSpent = (error: unknown) =>
  error instanceof ApiError && error.code === 'invalid_code';

/** Without the library for queries, which pages for everybody do not load. */
export function usePreferences(code: string) {
  const api = useApi();
  const [state, setState] = useState<LoadState>({ status: 'loading' });
  const [isBusy, setIsBusy] = useState(false);
  const read = useCallback(async () => {
    setIsBusy(true);
    const loaded = await api(readPreferences, { body: { code } }).then(
      ({ data }): LoadState => ({ status: 'loaded', preferences: data }),
      (error): LoadState => ({ status: isSpent(error) ? 'spent' : 'failed' }),
    );
    setState(loaded);
    setIsBusy(false);
  }, [api, code]);
  useEffect(() => void read(), [read]);
  return { state, isBusy, read, setState };
}
