import { Loading, Skeleton } from '@rostra/ui';

export const PanelSkeleton = () => (
  <Loading className="mt-6">
    {['w-3/4', 'w-1/2', 'w-2/3'].map((width) => (
      <Skeleton key={width} className={`mt-4 h-5 ${width}`} />
    ))}
  </Loading>
);
