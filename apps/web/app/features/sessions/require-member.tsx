import { Spinner } from '@rostra/ui';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from './use-session.tsx';

/** Lets members in; sends visitors to the login page, which knows where they came from. */
export function RequireMember({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const location = useLocation();
  if (status === 'member') return children;
  if (status === 'visitor') return <Navigate to="/login" replace state={{ from: location }} />;
  return (
    <main id="main" className="flex min-h-dvh items-center justify-center text-accent">
      <h1 className="sr-only">Members</h1>
      <Spinner label="Checking your login" />
    </main>
  );
}
