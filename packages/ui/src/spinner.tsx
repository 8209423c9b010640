import { useMessages } from '@rostra/messages/react';
import { cx } from './cx.ts';

export interface SpinnerProps {
  size?: 'small' | 'medium';
  /** Announced to screen readers. Pass an empty string if the context already says it. */
  label?: string;
}

export function Spinner({ size = 'medium', label: ownLabel }: SpinnerProps) {
  const t = useMessages('ui');
  const label = ownLabel ?? t('loading');
  return (
    <span role={label ? 'status' : undefined} className="inline-flex items-center">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        className={cx(
          'animate-spin motion-reduce:animate-none',
          size === 'small' ? 'size-4' : 'size-8',
        )}
      >
        <circle cx="12" cy="12" r="9" opacity="0.25" />
        <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
      </svg>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
