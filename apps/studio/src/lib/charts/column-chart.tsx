import { cx } from '@rostra/ui';
import type { ReactNode } from 'react';

interface ColumnChartProps {
  title: string;
  /** The value at the upper edge. */
  top: string;
  /** What the first and the last column stand for. */
  from: string;
  to: string;
  className?: string;
  children: ReactNode;
}

/** The frame of columns over time. For sighted people only: its numbers need a table beside it. */
export const ColumnChart = ({ title, top, from, to, className, children }: ColumnChartProps) => (
  <figure aria-hidden className={cx('min-w-0', className)}>
    <figcaption className="flex justify-between gap-4 border-line border-b pb-1 text-xs">
      <span className="font-semibold">{title}</span>
      <span className="figures-table text-muted">{top}</span>
    </figcaption>
    <div className="flex h-36 gap-px border-ink border-b sm:gap-1">{children}</div>
    <p className="mt-1 flex justify-between gap-4 text-muted text-xs">
      <span>{from}</span>
      {from === to ? null : <span>{to}</span>}
    </p>
  </figure>
);

export const Column = ({ title, children }: { title?: string; children: ReactNode }) => (
  <div title={title} className="flex min-w-0 max-w-16 flex-1 flex-col justify-end">
    {children}
  </div>
);

/** Very small amounts are still visible. */
export const Bar = ({ className, share }: { className: string; share: number }) => (
  <div
    className={className}
    style={{ blockSize: `${share * 100}%`, minBlockSize: share > 0 ? '2px' : 0 }}
  />
);
