import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { returnPath } from '../login/return-path.ts';
import { useRequestedPlan } from '../login/use-requested-plan.ts';
import { useSession } from '../session/use-session.tsx';
import { Redirect } from './redirect.tsx';

/**
 * The pages to log in and to join. Whoever is logged in, by this page or before, goes on to where
 * they wanted to be. While a stored login is being checked the form keeps its room unseen (app.css).
 */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { state } = useLocation();
  const plan = useRequestedPlan();
  return (
    <div data-while={status === 'loading' ? 'unknown' : undefined}>
      {children}
      {status === 'member' ? <Redirect to={returnPath(state, plan)} /> : null}
    </div>
  );
}
