import { allowRemoval, type MirrorStatus } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import { Confirmation } from '../../lib/controls/confirmation.tsx';
import { useChange } from '../../session/use-change.ts';
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
  // What was asked about stays the same while the list behind it is read again.
  const [asked] = useState(heldBack);
  const count = asked.entries.length;
  const { isBusy, error, change } = useChange({
    send: (api) => api(allowRemoval, { body: { version: asked.version } }),
    done: () => t('removalStarted'),
    onDone: onClose,
    affects: mirrorKey,
  });
  return (
    <Confirmation
      text={t('removalText', { count })}
      action={t('takeDown', { count })}
      isBusy={isBusy}
      error={error}
      onConfirm={() => change()}
      onCancel={onClose}
    />
  );
}
