import { Loading, Skeleton } from '@rostra/ui';

/** Number, then date and code side by side. */
export function CardSkeleton() {
  return (
    <Loading label="Loading the card form">
      <FieldSkeleton />
      <div className="mt-4 grid grid-cols-2 gap-4">
        <FieldSkeleton />
        <FieldSkeleton />
      </div>
    </Loading>
  );
}

function FieldSkeleton() {
  return (
    <div>
      <Skeleton className="h-5 w-28 max-w-full" />
      <Skeleton className="mt-2 h-12 w-full" />
    </div>
  );
}
