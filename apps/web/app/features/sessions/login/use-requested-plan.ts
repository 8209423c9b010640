import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { planFromSearch } from '../../../lib/navigation/plan-path.ts';

const never = () => () => {};

/** The plan that the reader wants to join with. Known in the browser only: one page is rendered for all. */
export function useRequestedPlan(): string | undefined {
  const { search } = useLocation();
  const isBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isBrowser ? planFromSearch(search) : undefined;
}
