import type { PaymentMethod } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import { FailureNotice } from '../../../lib/forms/failure-notice.tsx';
import type { CardActions } from '../account/billing.ts';
import { useBillingAction } from '../account/use-billing-action.ts';
import { cardName } from './card-name.ts';

interface RemoveCardDialogProps {
  method: PaymentMethod | undefined;
  cards: CardActions;
  onClose: () => void;
}

export function RemoveCardDialog({ method, cards, onClose }: RemoveCardDialogProps) {
  const t = useMessages('billing');
  const [isBusy, setIsBusy] = useState(false);
  const run = async (start: () => Promise<string>) => {
    setIsBusy(true);
    const end = await start();
    setIsBusy(false);
    if (end === 'done') onClose();
  };
  return (
    <Dialog
      isOpen={method !== undefined}
      onClose={onClose}
      isBusy={isBusy}
      title={t('removeCardTitle')}
    >
      {method ? (
        <RemoveCard method={method} cards={cards} isBusy={isBusy} onRun={run} onClose={onClose} />
      ) : null}
    </Dialog>
  );
}

interface RemoveCardProps extends RemoveCardDialogProps {
  method: PaymentMethod;
  isBusy: boolean;
  onRun: (start: () => Promise<string>) => Promise<void>;
}

/** Unmounts with the dialog, which also clears the last error. */
function RemoveCard({ method, cards, isBusy, onRun, onClose }: RemoveCardProps) {
  const t = useMessages('billing');
  const { start, error } = useBillingAction('removeCard', async () => {
    await cards.remove(method.id);
    return undefined;
  });
  return (
    <>
      <p className="figures-table mt-2 text-muted">
        {t('removeCardText', { card: cardName(method, t) })}
      </p>
      <FailureNotice>{error}</FailureNotice>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="danger" isBusy={isBusy} onClick={() => void onRun(start)}>
          {t('removeCard')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {t('keepCard')}
        </Button>
      </div>
    </>
  );
}
