import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { planFromSearch } from '../../../lib/plans/plan-path.ts';

const never = () => () => {};

/**
 * The plan in the URL. Known only in the browser, because the cached page is the same for everyone.
 */
export function useRequestedPlan(): string | undefined {
  const { search } = useLocation();
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isBrowser ? planFromSearch(search) : undefined;
}
