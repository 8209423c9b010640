import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Redirect } from './redirect.tsx';
import { returnPath } from './return-path.ts';
import { useSession } from './use-session.tsx';
import { useWantedPlan } from './use-wanted-plan.ts';

/**
 * The pages to log in and to join. Whoever is logged in, by this page or before, goes on to where
 * they wanted to be. While a stored login is being checked the form keeps its room unseen (app.css).
 */
export function VisitorsOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { state } = useLocation();
  const plan = useWantedPlan();
  return (
    <div data-while={status === 'loading' ? 'unknown' : undefined}>
      {children}
      {status === 'member' ? <Redirect to={returnPath(state, plan)} /> : null}
    </div>
  );
}
