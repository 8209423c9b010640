import { elementIds } from '@rostra/contract/pages';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** After a navigation to another screen, focuses its main element and announces its title. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById(elementIds.main)?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname]);
  return (
    <p aria-live="polite" aria-atomic="true" className="sr-only">
      {title}
    </p>
  );
}
