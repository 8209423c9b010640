import { startTransition, useOptimistic } from 'react';
import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router';

type ChangeQuery = (
  change: (current: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/**
 * The query of the URL, and a way to change it. A change starts from the address bar, because the
 * screen may be late: on a slow machine, the second of two quick changes would undo the first. The
 * changed query is shown at once: until the router has it, React would set a select back.
 */
export function useUrlQuery(): [URLSearchParams, ChangeQuery] {
  const [query] = useSearchParams();
  const [shown, show] = useOptimistic(query);
  const navigate = useNavigate();
  const change: ChangeQuery = (next, options) => {
    const changed = next(new URLSearchParams(window.location.search));
    startTransition(async () => {
      show(changed);
      await navigate({ search: changed.toString() }, { preventScrollReset: true, ...options });
    });
  };
  return [shown, change];
}
