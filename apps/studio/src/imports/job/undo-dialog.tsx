import { type ImportJob, undoImport } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useProvedChange } from '../../lib/controls/use-proved-change.ts';
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
  const forms = useMessages('studio-forms');
  const { isBusy, error, change } = useProvedChange({
    send: (api) => api(undoImport, { params: { id } }),
    done: () => t('undoStarted'),
    onDone: onClose,
    affects: importsKey,
  });
  return (
    <>
      <p className="mt-3 text-muted">
        {t(format === 'members' ? 'undoMembers' : 'undoText', { source: source ?? '' })}
      </p>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {error}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="danger" isBusy={isBusy} onClick={() => change()}>
          {t('undo')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </>
  );
}
