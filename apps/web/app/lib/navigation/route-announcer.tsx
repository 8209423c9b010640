import { elementIds } from '@rostra/contract/pages';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * After a navigation: focus to the new page's main part, and its title said aloud. A control that
 * only changes what its page shows keeps the focus, by `keepsFocus` in the location's state.
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
