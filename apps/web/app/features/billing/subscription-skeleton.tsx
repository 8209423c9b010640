import { Loading, Skeleton } from '@rostra/ui';

export function SubscriptionSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-7 w-24" />
      <Skeleton className="mt-3 h-5 w-80 max-w-full" />
      <div className="mt-6 grid border-ink border-t lg:grid-cols-3 lg:divide-x lg:divide-line">
        {['basic', 'premium', 'annual'].map((key) => (
          <div key={key} className="py-8 lg:px-6 lg:first:ps-0 lg:last:pe-0">
            <Skeleton className="h-6 w-44" />
            <Skeleton className="mt-3 h-9 w-28" />
            <Skeleton className="mt-6 h-4 w-full" />
            <Skeleton className="mt-3 h-4 w-10/12" />
            <Skeleton className="mt-3 h-4 w-full" />
            <Skeleton className="mt-8 h-11 w-full" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
