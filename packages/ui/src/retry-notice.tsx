import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Notice, type NoticeProps } from './notice.tsx';

export interface RetryNoticeProps extends NoticeProps {
  title: ReactNode;
  /** What else may be done, beside the button. */
  actions?: ReactNode;
  isBusy: boolean;
  onRetry: () => unknown;
}

/** Something could not be had, and the button that asks for it again. */
export function RetryNotice({
  tone = 'danger',
  isLive = true,
  children,
  actions,
  isBusy,
  onRetry,
  ...props
}: RetryNoticeProps) {
  return (
    <Notice tone={tone} isLive={isLive} {...props}>
      {children ? <p>{children}</p> : null}
      <div className={cx('flex flex-wrap gap-3', children ? 'mt-3' : 'mt-2')}>
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => onRetry()}>
          Try again
        </Button>
        {actions}
      </div>
    </Notice>
  );
}
