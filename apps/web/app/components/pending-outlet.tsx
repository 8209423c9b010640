import { DashboardSkeleton, FormSkeleton, ListSkeleton, Loading } from '@rostra/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { Outlet, useLocation, useNavigation } from 'react-router';
import { type PageShape, shapeOf } from '../lib/page-shape.ts';
import {
  DocumentSkeleton,
  FrontSkeleton,
  LandingSkeleton,
  PostSkeleton,
} from './page-skeletons.tsx';

const SKELETON_DELAY_MS = 150;

const skeletons: Record<PageShape, ReactNode> = {
  landing: <LandingSkeleton />,
  document: <DocumentSkeleton />,
  post: <PostSkeleton />,
  front: <FrontSkeleton />,
  list: <ListSkeleton />,
  form: <FormSkeleton />,
  dashboard: <DashboardSkeleton />,
};

/** Where a navigation to another page leads, once it has taken long enough to be noticed. */
function useSlowNavigation(): string | undefined {
  const target = useNavigation().location?.pathname;
  const current = useLocation().pathname;
  const [slowTarget, setSlowTarget] = useState<string>();
  useEffect(() => {
    if (target === undefined || target === current) return setSlowTarget(undefined);
    const timer = setTimeout(() => setSlowTarget(target), SKELETON_DELAY_MS);
    return () => clearTimeout(timer);
  }, [target, current]);
  return slowTarget === target ? slowTarget : undefined;
}

/** The page, or the shape of the page that is coming. */
export function PendingOutlet({ className }: { className?: string }) {
  const slowTarget = useSlowNavigation();
  return (
    <>
      {slowTarget === undefined ? null : (
        <Loading className={className}>{skeletons[shapeOf(slowTarget)]}</Loading>
      )}
      <div hidden={slowTarget !== undefined}>
        <Outlet />
      </div>
    </>
  );
}
