import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

interface RedirectProps {
  to: string;
  state?: unknown;
}

/**
 * Goes elsewhere, in place of this page in the history; once, however often it is drawn meanwhile.
 * Not if the browser is elsewhere already and this page is only still drawn: whoever has deleted
 * their account is on the way to the landing page, not to the login.
 */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const stateRef = useRef(state);
  useEffect(() => {
    if (new URL(pathname, window.location.origin).pathname !== window.location.pathname) return;
    void navigate(to, { replace: true, state: stateRef.current });
  }, [navigate, pathname, to]);
  return null;
}
