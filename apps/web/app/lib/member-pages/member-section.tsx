import { Skeleton } from '@rostra/ui';
import type { ReactNode } from 'react';

interface MemberSectionProps {
  id: string;
  title: string;
  /** One or two sentences under the title. */
  text?: ReactNode;
  children: ReactNode;
}

const frame =
  'grid gap-x-10 gap-y-6 border-line border-t py-10 first:border-ink lg:grid-cols-[15rem_minmax(0,1fr)]';
const content = 'min-w-0 max-w-[36rem]';

export function MemberSection({ id, title, text, children }: MemberSectionProps) {
  return (
    <section tabIndex={-1} aria-labelledby={id} className={frame}>
      <div>
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {text ? <p className="mt-1 max-w-measure text-muted text-sm">{text}</p> : null}
      </div>
      <div className={content}>{children}</div>
    </section>
  );
}

export function MemberSectionSkeleton() {
  return (
    <div className={frame}>
      <Skeleton className="h-6 w-40" />
      <div className={content}>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="mt-6 h-12 w-full" />
      </div>
    </div>
  );
}
