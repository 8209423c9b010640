import { type ImportJob, undoImport } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { Confirmation } from '../../../lib/controls/confirmation.tsx';
import { useChange } from '../../../session/use-change.ts';
import { importsKey } from '../imports-query.ts';

interface UndoDialogProps {
  job: ImportJob;
  isOpen: boolean;
  onClose: () => void;
}

export function UndoDialog({ job, isOpen, onClose }: UndoDialogProps) {
  const t = useMessages('studio-imports');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('undoTitle')}>
      {isOpen ? <Confirm job={job} onClose={onClose} /> : null}
    </Dialog>
  );
}

function Confirm({ job: { id, source, format }, onClose }: Omit<UndoDialogProps, 'isOpen'>) {
  const t = useMessages('studio-imports');
  const { isBusy, error, change } = useChange({
    send: (api) => api(undoImport, { params: { id } }),
    done: () => t('undoStarted'),
    onDone: onClose,
    affects: importsKey,
  });
  const undoText = () => {
    if (format === 'subscribers') return t('undoSubscribers');
    return t(format === 'members' ? 'undoMembers' : 'undoText', { source: source ?? '' });
  };
  return (
    <Confirmation
      text={undoText()}
      action={t('undo')}
      isBusy={isBusy}
      error={error}
      onConfirm={() => change()}
      onCancel={onClose}
    />
  );
}
