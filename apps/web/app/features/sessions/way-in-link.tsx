import { textLinkClass } from '@rostra/ui';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';

/** Between login and joining: the page that the reader wanted comes along. */
export function WayInLink({ to, children }: { to: '/login' | '/register'; children: ReactNode }) {
  const { state } = useLocation();
  return (
    <Link to={to} state={state} prefetch="intent" className={textLinkClass}>
      {children}
    </Link>
  );
}
