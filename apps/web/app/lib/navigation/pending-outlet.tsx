import { findPage, type Skeleton } from '@rostra/contract/pages';
import { DashboardSkeleton, FormSkeleton, ListSkeleton, Loading } from '@rostra/ui';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { type Location, Outlet, useLocation, useNavigation } from 'react-router';
import { FailedNavigation } from '../errors/failed-navigation.tsx';
import { useConnection } from './connection.tsx';
import {
  DocumentSkeleton,
  FrontSkeleton,
  LandingSkeleton,
  PostSkeleton,
} from './page-skeletons.tsx';

const SKELETON_DELAY_MS = 150;

const skeletons: Record<Skeleton, ReactNode> = {
  landing: <LandingSkeleton />,
  document: <DocumentSkeleton />,
  post: <PostSkeleton />,
  front: <FrontSkeleton />,
  list: <ListSkeleton />,
  form: <FormSkeleton />,
  dashboard: <DashboardSkeleton />,
};

const skeletonOf = (pathname: string) => skeletons[findPage(pathname)?.page.skeleton ?? 'document'];

/** The target of a navigation that takes long enough to be noticed. */
function useSlowNavigation(): Location | undefined {
  const target = useNavigation().location;
  const current = useLocation().pathname;
  const isLeaving = target !== undefined && target.pathname !== current;
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLeaving) return setIsSlow(false);
    const timer = setTimeout(() => setIsSlow(true), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, [isLeaving]);
  return isLeaving && isSlow ? target : undefined;
}

interface PendingProps {
  className?: string | undefined;
  children: ReactNode;
}

/** The current page, or a skeleton of the next one. */
export function Pending({ className, children }: PendingProps) {
  const slowTarget = useSlowNavigation();
  const { key } = useLocation();
  const { hasFailedScript } = useConnection();
  const isCovered = slowTarget !== undefined;
  // The router stored the scroll position when the navigation started.
  useLayoutEffect(() => {
    if (isCovered) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [isCovered]);
  return (
    <>
      {slowTarget && !hasFailedScript ? (
        <Loading className={className}>{skeletonOf(slowTarget.pathname)}</Loading>
      ) : null}
      {slowTarget && hasFailedScript ? <FailedNavigation to={slowTarget} /> : null}
      <div hidden={isCovered} data-covered={isCovered ? key : undefined}>
        {children}
      </div>
    </>
  );
}

export function PendingOutlet({ className }: { className?: string }) {
  return (
    <Pending className={className}>
      <Outlet />
    </Pending>
  );
}
