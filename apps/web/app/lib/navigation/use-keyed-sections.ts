import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';

/**
 * Links to a section or footnote are the browser's, for the sake of `:target`. The router gives such
 * history entries no key, so that all of them would share one scroll position; replacing an entry
 * with itself gives it one. The section of the first page keeps the position of its URL.
 */
export function useKeyedSections(): void {
  const location = useLocation();
  const navigate = useNavigate();
  const first = useRef(createPath(location));
  useEffect(() => {
    if (location.key !== 'default' || createPath(location) === first.current) return;
    const { pathname, search, hash, state } = location;
    void navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true, state });
  }, [location, navigate]);
}
