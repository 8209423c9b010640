import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a navigation: focus to the new page's main part, and its title said aloud. */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const shown = useRef(address);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    document.getElementById('main')?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [address]);
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}
