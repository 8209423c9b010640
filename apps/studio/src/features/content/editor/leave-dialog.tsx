import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import type { useBlocker } from 'react-router';
import { useSaveState } from './fields/use-field.ts';

/** Appears only while the server lacks something and could not take it. */
export function LeaveDialog({ blocker }: { blocker: ReturnType<typeof useBlocker> }) {
  const t = useMessages('studio-editor');
  const { sending, problem } = useSaveState();
  const isOpen = blocker.state === 'blocked' && problem !== undefined && sending === undefined;
  return (
    <Dialog isOpen={isOpen} onClose={() => blocker.reset?.()} title={t('leaveTitle')}>
      <p className="mt-3 text-muted">{t('leaveText')}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={() => blocker.reset?.()}>{t('stay')}</Button>
        <Button variant="secondary" onClick={() => blocker.proceed?.()}>
          {t('leave')}
        </Button>
      </div>
    </Dialog>
  );
}
