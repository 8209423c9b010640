import { pages, pathTo } from '@rostra/contract/pages';
import { textLinkClass } from '@rostra/ui';
import type { ReactNode } from 'react';
import { createSearchParams, Link, useLocation } from 'react-router';
import { useRequestedPlan } from './use-requested-plan.ts';

interface LoginLinkProps {
  to: 'login' | 'register';
  children: ReactNode;
}

/** Links login and registration and keeps the requested page or plan. */
export function LoginLink({ to, children }: LoginLinkProps) {
  const { state } = useLocation();
  const plan = useRequestedPlan();
  const search = plan === undefined ? '' : `?${createSearchParams({ plan })}`;
  return (
    <Link to={pathTo(pages[to]) + search} state={state} prefetch="intent" className={textLinkClass}>
      {children}
    </Link>
  );
}
