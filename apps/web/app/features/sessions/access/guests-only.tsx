import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { returnPath } from '../login/return-path.ts';
import { studioReturnPath } from '../login/studio-return-path.ts';
import { useRequestedPlan } from '../login/use-requested-plan.ts';
import { useSession } from '../session/use-session.tsx';
import { Redirect } from './redirect.tsx';
import { StudioRedirect } from './studio-redirect.tsx';

/**
 * For the login and registration pages. Redirects members to the page they wanted. While a stored
 * login is being checked, app.css hides the form but keeps its space.
 */
export function GuestsOnly({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const { search, state } = useLocation();
  const plan = useRequestedPlan();
  return (
    <div data-while={status === 'loading' ? 'unknown' : undefined}>
      {children}
      {status === 'member' ? (
        <RedirectAway studio={studioReturnPath(search)} to={returnPath(state, plan)} />
      ) : null}
    </div>
  );
}

function RedirectAway({ studio, to }: { studio: string | undefined; to: string }) {
  return studio === undefined ? <Redirect to={to} /> : <StudioRedirect to={studio} />;
}
