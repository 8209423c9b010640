import { elementIds } from '@rostra/contract/pages';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation, focuses the main element and announces the title. Controls that only change
 * what their page shows keep the focus with `keepsFocus` in the location state.
 */
export function RouteAnnouncer() {
  const { pathname, search, state } = useLocation();
  const keepsFocus = state?.keepsFocus === true;
  const address = pathname + search;
  const shown = useRef(address);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    if (keepsFocus) return;
    document.getElementById(elementIds.main)?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [address, keepsFocus]);
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}
