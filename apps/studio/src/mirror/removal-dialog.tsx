import { allowRemoval, type MirrorStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import { useProvedChange } from '../lib/controls/use-proved-change.ts';
import { mirrorKey } from './mirror-query.ts';

interface RemovalDialogProps {
  heldBack: MirrorStatus['heldBack'];
  isOpen: boolean;
  onClose: () => void;
}

export function RemovalDialog({ heldBack, isOpen, onClose }: RemovalDialogProps) {
  const t = useMessages('studio-mirror');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('removalTitle')}>
      {isOpen ? <Confirm heldBack={heldBack} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Confirm({ heldBack, onClose }: Omit<RemovalDialogProps, 'isOpen'>) {
  const t = useMessages('studio-mirror');
  const forms = useMessages('studio-forms');
  // What was asked about stays the same while the list behind it is read again.
  const [asked] = useState(heldBack);
  const count = asked.entries.length;
  const { isBusy, error, change } = useProvedChange({
    send: (api) => api(allowRemoval, { body: { version: asked.version } }),
    done: () => t('removalStarted'),
    onDone: onClose,
    affects: mirrorKey,
  });
  return (
    <>
      <p className="mt-3 text-muted">{t('removalText', { count })}</p>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {error}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="danger" isBusy={isBusy} onClick={() => change()}>
          {t('takeDown', { count })}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </>
  );
}
