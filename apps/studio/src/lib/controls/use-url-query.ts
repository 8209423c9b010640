import { type NavigateOptions, useNavigate, useSearchParams } from 'react-router';

type ChangeQuery = (
  change: (current: URLSearchParams) => URLSearchParams,
  options?: NavigateOptions,
) => void;

/**
 * The query of the URL, and a way to change it. A change starts from the address bar, because the
 * screen may be late: on a slow machine, the second of two quick changes would undo the first.
 */
export function useUrlQuery(): [URLSearchParams, ChangeQuery] {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const change: ChangeQuery = (next, options) => {
    const search = next(new URLSearchParams(window.location.search)).toString();
    void navigate({ search }, { preventScrollReset: true, ...options });
  };
  return [query, change];
}
