import { Skeleton } from '@rostra/ui';

/** Number, then date and code side by side. */
export function CardSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">Loading the card form</span>
      <FieldSkeleton />
      <div className="mt-4 grid grid-cols-2 gap-4">
        <FieldSkeleton />
        <FieldSkeleton />
      </div>
    </div>
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
