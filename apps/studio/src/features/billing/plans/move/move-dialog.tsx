import type { PlanMove } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useEffect } from 'react';
import { useMoney } from '../../../../lib/money/use-money.ts';
import { useErrorText } from '../../../../lib/use-error-text.ts';
import { useMove } from './use-move.ts';

interface MoveDialogProps {
  id: string;
  /** As it was previewed. */
  move: PlanMove | undefined;
  onClose: () => void;
}

export function MoveDialog({ id, move, onClose }: MoveDialogProps) {
  const t = useMessages('studio-plans');
  return (
    <Dialog isOpen={move !== undefined} onClose={onClose} title={t('move.confirmTitle')}>
      {move ? <MoveForm id={id} move={move} onClose={onClose} /> : null}
    </Dialog>
  );
}

function MoveForm({ id, move, onClose }: MoveDialogProps & { move: PlanMove }) {
  const t = useMessages('studio-plans');
  const forms = useMessages('studio-forms');
  const errorText = useErrorText();
  const money = useMoney();
  const { start, isBusy, error, progress } = useMove(id);
  const isFinished = progress?.isFinished === true;
  useEffect(() => {
    if (isFinished && !isBusy) onClose();
  }, [isFinished, isBusy, onClose]);
  return (
    <>
      <p className="mt-3 text-muted">
        {t('move.confirmText', {
          count: move.counts.ready,
          price: money(move.priceMinor, move.currency),
        })}
      </p>
      <p role="status" className="min-h-6 pt-1">
        {progress && !isFinished
          ? t('move.progress', { moved: progress.moved ?? 0, left: progress.counts.ready })
          : null}
      </p>
      <p role="alert" className="min-h-6 text-danger">
        {error ? errorText(error) : null}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button isBusy={isBusy} onClick={() => start(move.priceId)}>
          {t('move.confirm')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </>
  );
}
