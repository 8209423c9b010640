import type { ReactNode } from 'react';

export interface LoadingProps {
  /** Announced to screen readers. */
  label?: string;
  className?: string | undefined;
  /** A skeleton of the content. */
  children: ReactNode;
}

/** A placeholder while content loads. */
export function Loading({ label = 'Loading', className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
