import { useEffect, useRef } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';

/**
 * The browser follows links to sections and footnotes itself, because `:target` needs that. The
 * router gives such history entries no key, so all of them would share one scroll position;
 * replacing an entry with itself adds a key. The section of the first page uses the position of its
 * URL.
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
