import { elementIds, pages, pathTo } from '@rostra/contract/pages';
import { Spinner } from '@rostra/ui';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { NoscriptNotice } from '../../../lib/forms/noscript-notice.tsx';
import { useSession } from '../session/use-session.tsx';
import { Redirect } from './redirect.tsx';

/** Lets members in; sends visitors to the login page, which knows where they came from. */
export function RequireMember({ children }: { children: ReactNode }) {
  const { status, user } = useSession();
  const location = useLocation();
  useCoverWhenAway();
  if (status === 'member') {
    // By the user: whatever the pages keep of one is gone before another comes.
    return (
      <div key={user.id} data-private>
        {children}
      </div>
    );
  }
  return (
    <main id={elementIds.main} className="flex min-h-dvh items-center justify-center text-accent">
      <h1 className="sr-only">Members</h1>
      <NoscriptNotice />
      <div className="noscript:hidden">
        <Spinner label="Checking your login" />
      </div>
      {status === 'visitor' ? (
        <Redirect to={pathTo(pages.login)} state={{ from: location }} />
      ) : null}
    </main>
  );
}

/**
 * The browser may keep a page that was left as it was and show it again on "back", before any
 * script can look whether its reader is still logged in. So it is kept covered (app.css), and
 * uncovered once the session has been looked at, which happens first as it listens for longer.
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
