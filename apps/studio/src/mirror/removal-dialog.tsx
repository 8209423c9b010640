import { allowRemoval } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import { useProvedChange } from '../lib/controls/use-proved-change.ts';
import { mirrorKey } from './mirror-query.ts';

interface RemovalDialogProps {
  count: number;
  isOpen: boolean;
  onClose: () => void;
}

export function RemovalDialog({ count, isOpen, onClose }: RemovalDialogProps) {
  const t = useMessages('studio-mirror');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('removalTitle')}>
      {isOpen ? <Confirm count={count} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Confirm({ count, onClose }: Omit<RemovalDialogProps, 'isOpen'>) {
  const t = useMessages('studio-mirror');
  const forms = useMessages('studio-forms');
  // What was asked about stays the same while the list behind it is read again.
  const [asked] = useState(count);
  const { isBusy, error, change } = useProvedChange({
    send: (api) => api(allowRemoval, { body: { count: asked } }),
    done: () => t('removalStarted'),
    onDone: onClose,
    affects: mirrorKey,
  });
  return (
    <>
      <p className="mt-3 text-muted">{t('removalText', { count: asked })}</p>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {error}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="danger" isBusy={isBusy} onClick={() => change()}>
          {t('takeDown', { count: asked })}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </>
  );
}
