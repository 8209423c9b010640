import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface EmptyStateProps {
  title: ReactNode;
  /** Describes what will appear here. */
  children: ReactNode;
  /** The next step. */
  action?: ReactNode;
  className?: string;
  headingLevel?: 2 | 3;
}

export function EmptyState({
  title,
  children,
  action,
  className,
  headingLevel = 2,
}: EmptyStateProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={cx('max-w-measure border-ink border-t pt-5', className)}>
      <Heading className="text-xl">{title}</Heading>
      <div className="mt-2 text-muted">{children}</div>
      {action ? <div className="mt-6 flex flex-wrap gap-3">{action}</div> : null}
    </div>
  );
}
