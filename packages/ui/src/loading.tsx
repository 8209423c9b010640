import { useMessages } from '@rostra/messages/react';
import type { ReactNode } from 'react';

export interface LoadingProps {
  /** Announced to screen readers. */
  label?: string;
  className?: string | undefined;
  /** A skeleton of the content. */
  children: ReactNode;
}

/** A placeholder while content loads. */
export function Loading({ label, className, children }: LoadingProps) {
  const t = useMessages('ui');
  return (
    <div role="status" className={className}>
      <span className="sr-only">{label ?? t('loading')}</span>
      {children}
    </div>
  );
}
