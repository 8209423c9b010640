import { Loading, Skeleton } from '@rostra/ui';

/** While the script of a screen is loaded. */
export function ScreenSkeleton() {
  return (
    <Loading className="px-gutter py-6 wide:py-8">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="mt-8 h-64 w-full" />
    </Loading>
  );
}
