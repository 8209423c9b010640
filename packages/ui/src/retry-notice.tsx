import { useMessages } from '@rostra/messages/react';
import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { cx } from './cx.ts';
import { Notice, type NoticeProps } from './notice.tsx';

export interface RetryNoticeProps extends NoticeProps {
  title: ReactNode;
  /** Further actions beside the retry button. */
  actions?: ReactNode;
  isBusy: boolean;
  onRetry: () => unknown;
}

/**
 * An error with a retry button. Another failure remounts the title, because screen readers announce
 * only new content.
 */
export function RetryNotice({
  tone = 'danger',
  isLive = true,
  title,
  children,
  actions,
  isBusy,
  onRetry,
  ...props
}: RetryNoticeProps) {
  const t = useMessages('ui');
  const tries = useTries(isBusy);
  return (
    <Notice tone={tone} isLive={isLive} title={<span key={tries}>{title}</span>} {...props}>
      {children ? <p>{children}</p> : null}
      <div className={cx('flex flex-wrap gap-3', children ? 'mt-3' : 'mt-2')}>
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={() => onRetry()}>
          {t('tryAgain')}
        </Button>
        {actions}
      </div>
    </Notice>
  );
}

/** The number of completed attempts. */
function useTries(isBusy: boolean): number {
  const [{ tries, wasBusy }, setState] = useState({ tries: 0, wasBusy: isBusy });
  if (isBusy !== wasBusy) setState({ tries: isBusy ? tries : tries + 1, wasBusy: isBusy });
  return tries;
}
