import { useEffect, useRef } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';

interface RedirectProps {
  to: string;
  state?: unknown;
}

/**
 * Redirects once and replaces the history entry. Does nothing if another navigation is already
 * pending, for example to the landing page after deleting the account.
 */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const here = useHref(pathname);
  const stateRef = useRef(state);
  useEffect(() => {
    if (new URL(here, window.location.origin).pathname !== window.location.pathname) return;
    void navigate(to, { replace: true, state: stateRef.current });
  }, [navigate, here, to]);
  return null;
}
