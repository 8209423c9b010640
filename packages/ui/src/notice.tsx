import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'neutral' | 'success' | 'warning' | 'danger';

export interface NoticeProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  /** Announces the notice when it appears. Omit for notices that are part of the initial page. */
  isLive?: boolean;
  className?: string;
}

const tones: Record<Tone, string> = {
  neutral: 'border-accent bg-accent-soft',
  success: 'border-success bg-success-soft',
  warning: 'border-warning bg-warning-soft',
  danger: 'border-danger bg-danger-soft',
};

export function Notice({ tone = 'neutral', title, children, isLive, className }: NoticeProps) {
  const role = isLive ? (tone === 'danger' ? 'alert' : 'status') : undefined;
  return (
    <div
      role={role}
      className={cx('whitespace-pre-line border-s-4 px-5 py-4 text-sm', tones[tone], className)}
    >
      {title ? <p className="font-semibold">{title}</p> : null}
      {children ? <div className={title ? 'mt-1' : undefined}>{children}</div> : null}
    </div>
  );
}
