import { Loading, Skeleton } from '@rostra/ui';

const rows = ['w-3/5', 'w-2/5', 'w-1/2', 'w-3/5', 'w-1/3', 'w-2/5', 'w-1/2', 'w-2/5'];

export function ListSkeleton() {
  return (
    <Loading className="mt-4 border-ink border-t">
      {rows.map((width, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <div key={index} className="flex items-center gap-6 border-line border-b py-4">
          <Skeleton className={`h-5 ${width}`} />
          <Skeleton className="ms-auto hidden h-5 w-24 sm:block" />
          <Skeleton className="hidden h-5 w-32 md:block" />
        </div>
      ))}
    </Loading>
  );
}
