import type { ReactNode } from 'react';

export interface LoadingProps {
  /** Announced. */
  label?: string;
  className?: string | undefined;
  /** The shape of what comes. */
  children: ReactNode;
}

/** In the place of something that is on its way. */
export function Loading({ label = 'Loading', className, children }: LoadingProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  );
}
