import { elementIds, pages, pathTo, slugIn } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Spinner } from '@rostra/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { createPath, useLocation } from 'react-router';
import { LoadFailure } from '../../../lib/errors/load-failure.tsx';
import { NoscriptNotice } from '../../../lib/forms/noscript-notice.tsx';
import { Brand } from '../../../lib/site/brand.tsx';
import { useSession } from '../session/use-session.tsx';
import { Redirect } from './redirect.tsx';

/**
 * Lets members in and redirects visitors to what everybody sees of a text for members, or else to the login page, which remembers the
 * page they wanted.
 */
export function RequireMember({ children }: { children: ReactNode }) {
  const t = useMessages('sessions');
  const { status, user } = useSession();
  const location = useLocation();
  useCoverWhenAway();
  const [wasMember, setWasMember] = useState(false);
  if (status === 'member' && !wasMember) setWasMember(true);
  if (status === 'member') {
    // Keyed by user, so that no state survives a change of user.
    return (
      <div key={user.id} data-private>
        {children}
      </div>
    );
  }
  return (
    <>
      <header className="hidden border-line border-b scripts-failed:block">
        <div className="shell flex h-16 items-center">
          <Brand />
        </div>
      </header>
      <main
        id={elementIds.main}
        className="flex min-h-dvh items-center justify-center scripts-failed:block"
      >
        <div className="text-accent scripts-failed:hidden">
          <h1 className="sr-only">{t('members')}</h1>
          <NoscriptNotice />
          <div className="noscript:hidden">
            <Spinner label={t('checking')} />
          </div>
        </div>
        <div className="hidden scripts-failed:block">
          <LoadFailure
            href={createPath({ pathname: location.pathname, search: location.search })}
          />
        </div>
        {status === 'visitor' ? (
          <Redirect
            to={wasMember ? pathTo(pages.login) : publicPathOf(location.pathname)}
            state={{ from: location }}
          />
        ) : null}
      </main>
    </>
  );
}

/** What somebody sees who opens a page for members without an account. */
function publicPathOf(pathname: string): string {
  const slug = slugIn(pages.memberContent, pathname);
  return slug === undefined ? pathTo(pages.login) : pathTo(pages.memberTeaser, { slug });
}

/**
 * The back-forward cache may restore a member page before a script can check the session. The page
 * is covered (app.css) when it is hidden and uncovered after the session has been checked, whose
 * listener was registered first.
 */
function useCoverWhenAway() {
  useEffect(() => {
    const root = document.documentElement;
    const cover = ({ persisted }: PageTransitionEvent) => {
      if (persisted) root.dataset.away = '';
    };
    const uncover = () => {
      requestAnimationFrame(() => delete root.dataset.away);
    };
    window.addEventListener('pagehide', cover);
    window.addEventListener('pageshow', uncover);
    return () => {
      window.removeEventListener('pagehide', cover);
      window.removeEventListener('pageshow', uncover);
      delete root.dataset.away;
    };
  }, []);
}
