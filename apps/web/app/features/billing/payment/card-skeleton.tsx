import { Loading, Skeleton } from '@rostra/ui';

/** Number, then date and code side by side. */
export function CardSkeleton() {
  return (
    <Loading label="Loading the card form">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="mt-2 h-11 w-full" />
      <div className="mt-4 grid grid-cols-2 gap-4">
        <Skeleton className="h-11" />
        <Skeleton className="h-11" />
      </div>
    </Loading>
  );
}
