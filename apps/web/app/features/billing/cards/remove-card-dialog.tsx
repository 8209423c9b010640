import { type PaymentMethod, paymentMessages } from '@rostra/contract';
import { Button, Notice } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useState } from 'react';
import type { CardActions } from '../account/billing.ts';
import { useBillingAction } from '../account/use-billing-action.ts';
import { cardName } from './card-name.ts';

const TEXTS = {
  done: 'Payment method removed',
  failed: paymentMessages.methodNotRemoved,
  fallback: 'The card could not be removed. Please try again in a few minutes.',
};

interface RemoveCardDialogProps {
  method: PaymentMethod | undefined;
  cards: CardActions;
  onClose: () => void;
}

export function RemoveCardDialog({ method, cards, onClose }: RemoveCardDialogProps) {
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
      title="Remove this card?"
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
  const { start, error } = useBillingAction(TEXTS, async () => {
    await cards.remove(method.id);
    return undefined;
  });
  return (
    <>
      <p className="figures-table mt-2 text-muted">{cardName(method)} will no longer be charged.</p>
      {error ? (
        <Notice tone="danger" isLive className="mt-4">
          {error}
        </Notice>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="danger" isBusy={isBusy} onClick={() => void onRun(start)}>
          Remove card
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          Keep card
        </Button>
      </div>
    </>
  );
}
