import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import type { ReactNode } from 'react';

interface ConflictNoticeProps {
  /** The text of the other person. */
  children: ReactNode;
  isBusy: boolean;
  onKeep: () => void;
  onTake: () => void;
}

/** Somebody else has saved another text since the editor was opened. */
export function ConflictNotice({ children, isBusy, onKeep, onTake }: ConflictNoticeProps) {
  const t = useMessages('studio-wording');
  return (
    <Notice tone="warning" isLive className="mt-4" title={t('conflictTitle')}>
      {children}
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="secondary" size="small" isBusy={isBusy} onClick={onKeep}>
          {t('keepMine')}
        </Button>
        <Button variant="secondary" size="small" onClick={onTake}>
          {t('takeTheirs')}
        </Button>
      </div>
    </Notice>
  );
}
