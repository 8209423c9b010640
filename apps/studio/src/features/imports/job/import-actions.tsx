import { discardImport, type ImportJob, startImport } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useChange } from '../../../session/use-change.ts';
import { importsKey } from '../imports-query.ts';
import { UndoDialog } from './undo-dialog.tsx';

/** What can be done with an import in its state. */
export function ImportActions({ job }: { job: ImportJob }) {
  const t = useMessages('studio-imports');
  const navigate = useNavigate();
  const [isUndoing, setIsUndoing] = useState(false);
  const { id, state, source, isStarted, isFromTerminal } = job;
  const start = useChange({
    send: (api) => api(startImport, { params: { id } }),
    done: () => t('started'),
    affects: importsKey,
  });
  const discard = useChange({
    send: (api) => api(discardImport, { params: { id } }),
    done: () => t('discarded'),
    onDone: () => void navigate('/imports'),
    affects: [...importsKey, 'list'],
  });
  const canContinue = state === 'failed' && source !== null && !isFromTerminal;
  const canStart = state === 'ready' || canContinue;
  const canDiscard = !isStarted && ['uploading', 'ready', 'failed'].includes(state);
  const canUndo = isStarted && source !== null && (state === 'imported' || state === 'failed');
  return (
    <div>
      <div className="flex flex-wrap gap-3">
        {canStart ? (
          <Button isBusy={start.isBusy} onClick={() => start.change()}>
            {t(isStarted ? 'continue' : 'start')}
          </Button>
        ) : null}
        {canUndo ? (
          <Button variant="secondary" onClick={() => setIsUndoing(true)}>
            {t('undo')}
          </Button>
        ) : null}
        {canDiscard ? (
          <Button variant="secondary" isBusy={discard.isBusy} onClick={() => discard.change()}>
            {t('discard')}
          </Button>
        ) : null}
      </div>
      <p role="alert" className="text-danger">
        {start.error ?? discard.error}
      </p>
      <UndoDialog job={job} isOpen={isUndoing} onClose={() => setIsUndoing(false)} />
    </div>
  );
}
