import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { Tone } from './notice.tsx';

const tones: Record<Tone, string> = {
  neutral: 'bg-sunken text-muted inset-ring inset-ring-line',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

export interface BadgeProps {
  tone?: Tone;
  children: ReactNode;
}

/** A status label. Colour is never the only cue. */
export function Badge({ tone = 'neutral', children }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-1 whitespace-nowrap rounded px-2 py-0.5 font-medium text-xs',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
