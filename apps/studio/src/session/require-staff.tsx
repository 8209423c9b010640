import type { SessionUser } from '@rostra/browser/session';
import { isStaffRole } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { LinkButton, Spinner } from '@rostra/ui';
import { lazy, type ReactNode, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ScreenTitle } from '../lib/screen-title.tsx';
import { LoginDialog } from './login-dialog.tsx';
import { loginUrl } from './login-url.ts';
import { StaffProvider, useProofRequests, useSession } from './session-provider.tsx';

const ProofDialog = lazy(() => import('./proof/proof-dialog.tsx'));

/**
 * Lets staff in. Once somebody has begun to work, an expired login never takes the screen away: a
 * dialog over it asks for the password, and the same person continues where they were.
 */
export function RequireStaff({ children }: { children: ReactNode }) {
  const session = useSession();
  const [staff, setStaff] = useState<SessionUser>();
  const user = session.user;
  const isStaff = user !== undefined && isStaffRole(user.role.type);
  if (isStaff && staff !== user) {
    // Somebody else logged in in another tab: nothing of the other person may stay on the screen.
    if (staff && staff.id !== user.id) window.location.reload();
    else setStaff(user);
  }
  if (staff) {
    return (
      <StaffProvider value={staff}>
        {children}
        <Proofs />
        <LoginDialog isOpen={session.status === 'visitor'} staff={staff} />
      </StaffProvider>
    );
  }
  if (session.status === 'member') return <MembersOnly />;
  return <Waiting isVisitor={session.status === 'visitor'} />;
}

/** Its script is loaded when the first sensitive action needs it. */
function Proofs() {
  const requests = useProofRequests();
  const state = useSyncExternalStore(requests.subscribe, requests.getState);
  if (state === 'idle') return null;
  return (
    <Suspense fallback={null}>
      <ProofDialog requests={requests} />
    </Suspense>
  );
}

function Waiting({ isVisitor }: { isVisitor: boolean }) {
  const t = useMessages('studio');
  useEffect(() => {
    if (isVisitor && !isFramed()) window.location.replace(loginUrl(window.location));
  }, [isVisitor]);
  if (isVisitor && isFramed()) return <FramedLogin />;
  return (
    <main className="flex min-h-dvh items-center justify-center text-accent">
      <h1 className="sr-only">{t('name')}</h1>
      <Spinner label={t('checkingLogin')} />
    </main>
  );
}

const isFramed = () => window.self !== window.top;

/** The login page is never shown in a frame. Strapi shows previews in one. */
function FramedLogin() {
  const t = useMessages('studio');
  return (
    <main className="mx-auto max-w-measure px-gutter py-section">
      <h1 className="text-3xl">{t('framedLoginTitle')}</h1>
      <p className="mt-4 text-base text-muted">{t('framedLoginText')}</p>
      <LinkButton href={loginUrl(window.location)} target="_blank" className="mt-8">
        {t('framedLogin')}
      </LinkButton>
    </main>
  );
}

function MembersOnly() {
  const t = useMessages('studio');
  return (
    <main className="mx-auto max-w-measure px-gutter py-section">
      <ScreenTitle>{t('noAccessTitle')}</ScreenTitle>
      <h1 className="text-3xl">{t('noAccessTitle')}</h1>
      <p className="mt-4 text-base text-muted">{t('noAccessText')}</p>
      <LinkButton href={pathTo(pages.dashboard)} className="mt-8">
        {t('toMemberArea')}
      </LinkButton>
    </main>
  );
}
