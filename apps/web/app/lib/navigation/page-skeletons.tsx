import { ArticleSkeleton, Skeleton } from '@rostra/ui';

const LINES = ['w-full', 'w-11/12', 'w-full', 'w-9/12'];

function Lines({ className = 'h-4' }: { className?: string }) {
  return LINES.map((width, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines are identical
    <Skeleton key={index} className={`mt-3 ${className} ${width}`} />
  ));
}

export function LandingSkeleton() {
  return (
    <div className="md:pt-8 lg:pt-12">
      <Skeleton className="h-12 w-10/12 md:h-16 md:w-96" />
      <Skeleton className="mt-3 h-12 w-full md:h-16 md:w-[36rem]" />
      <Skeleton className="mt-3 h-12 w-8/12 md:h-16 md:w-80" />
      <div className="mt-10 max-w-[32rem]">
        <Lines className="h-5" />
        <Lines className="h-5" />
      </div>
      <Skeleton className="mt-8 h-13 w-32" />
    </div>
  );
}

export function DocumentSkeleton() {
  return (
    <div className="md:pt-8">
      <Skeleton className="h-4 w-28" />
      <Skeleton className="mt-4 h-12 w-10/12 md:h-16 md:w-[34rem]" />
      <div className="mt-8 max-w-[40rem]">
        <Lines className="h-5" />
      </div>
      <div className="mt-14 grid gap-8 border-line border-t pt-10 lg:grid-cols-12">
        <Skeleton className="h-7 w-40 lg:col-span-3" />
        <div className="max-w-measure lg:col-span-8 lg:col-start-5">
          <Lines className="h-5" />
          <Lines className="h-5" />
        </div>
      </div>
    </div>
  );
}

export function PostSkeleton() {
  return (
    <div className="post-grid">
      <div className="col-start-2">
        <ArticleSkeleton />
      </div>
    </div>
  );
}

export function FrontSkeleton() {
  return (
    <div className="md:pt-4">
      <Skeleton className="h-11 w-32" />
      <Skeleton className="mt-10 h-4 w-72" />
      <div className="mt-4 grid items-center gap-8 border-line border-y py-8 lg:grid-cols-12">
        <Skeleton className="aspect-video w-full lg:col-span-7" />
        <div className="lg:col-span-5">
          <Skeleton className="h-9 w-11/12" />
          <Skeleton className="mt-3 h-9 w-7/12" />
          <Lines />
        </div>
      </div>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} className="border-line border-b py-7 lg:w-8/12">
          <Skeleton className="h-6 w-7/12" />
          <Skeleton className="mt-3 h-4 w-10/12" />
          <Skeleton className="mt-3 h-4 w-5/12" />
        </div>
      ))}
    </div>
  );
}
