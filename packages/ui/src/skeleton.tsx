import { cx } from './cx.ts';

interface ShapeProps {
  className?: string;
}

/** One block of a skeleton. */
export function Skeleton({ className }: ShapeProps) {
  return <span aria-hidden="true" className={cx('skeleton block', className)} />;
}

const keys = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

function Lines({ widths }: { widths: readonly string[] }) {
  return keys(widths.length).map((key) => (
    <Skeleton key={key} className={cx('mt-3 h-4', widths[Number(key)])} />
  ));
}

export function ArticleSkeleton() {
  return (
    <div className="max-w-measure">
      <Skeleton className="h-4 w-24" />
      <Skeleton className="mt-6 h-12 w-full" />
      <Skeleton className="mt-3 h-12 w-2/3" />
      <Skeleton className="mt-8 h-5 w-full" />
      <Skeleton className="mt-3 h-5 w-5/6" />
      <div className="mt-12">
        <Lines widths={['w-full', 'w-11/12', 'w-full', 'w-10/12', 'w-full', 'w-7/12']} />
      </div>
      <div className="mt-12">
        <Skeleton className="h-7 w-1/2" />
        <Lines widths={['w-full', 'w-full', 'w-11/12', 'w-4/12']} />
      </div>
    </div>
  );
}

export function ListSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <div>
      <Skeleton className="h-12 w-56" />
      <div className="mt-10 border-line border-t">
        {keys(rows).map((key) => (
          <div key={key} className="grid gap-3 border-line border-b py-6 md:grid-cols-[10rem_1fr]">
            <Skeleton className="h-4 w-28" />
            <div>
              <Skeleton className="h-6 w-3/4" />
              <Lines widths={['w-full', 'w-1/2']} />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

export function FormSkeleton({ fields = 3 }: { fields?: number }) {
  return (
    <div className="max-w-form">
      <Skeleton className="h-11 w-40" />
      {keys(fields).map((key) => (
        <div key={key} className="mt-8">
          <Skeleton className="h-4 w-28" />
          <Skeleton className="mt-3 h-12 w-full" />
        </div>
      ))}
      <Skeleton className="mt-10 h-11 w-32" />
    </div>
  );
}

export function DashboardSkeleton() {
  return (
    <div>
      <Skeleton className="h-10 w-64" />
      <div className="mt-8 grid gap-8 border-line border-t pt-6 md:grid-cols-2">
        <div>
          <Skeleton className="h-5 w-32" />
          <Lines widths={['w-full', 'w-4/5']} />
        </div>
        <div>
          <Skeleton className="h-5 w-32" />
          <Lines widths={['w-full', 'w-3/5']} />
        </div>
      </div>
      <div className="mt-10">
        <Lines widths={['w-full', 'w-full', 'w-2/3']} />
      </div>
    </div>
  );
}
