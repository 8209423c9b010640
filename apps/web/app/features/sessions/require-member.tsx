import { Spinner } from '@rostra/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from './use-session.tsx';

/** Lets members in; sends visitors to the login page, which knows where they came from. */
export function RequireMember({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === 'member') return children;
  return (
    <main id="main" className="flex min-h-dvh items-center justify-center text-accent">
      <h1 className="sr-only">Members</h1>
      <Spinner label="Checking your login" />
      {status === 'visitor' ? <SendToLogin /> : null}
    </main>
  );
}

/** Once: the navigation itself renders this again, and must not start another. */
function SendToLogin() {
  const location = useLocation();
  const navigate = useNavigate();
  const isSent = useRef(false);
  useEffect(() => {
    if (isSent.current) return;
    isSent.current = true;
    void navigate('/login', { replace: true, state: { from: location } });
  }, [navigate, location]);
  return null;
}
