import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';

interface RedirectProps {
  to: string;
  state?: unknown;
}

/** Goes elsewhere, in place of this page in the history; once, however often it is drawn meanwhile. */
export function Redirect({ to, state }: RedirectProps) {
  const navigate = useNavigate();
  const stateRef = useRef(state);
  useEffect(() => {
    void navigate(to, { replace: true, state: stateRef.current });
  }, [navigate, to]);
  return null;
}
