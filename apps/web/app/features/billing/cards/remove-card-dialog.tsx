import type { PaymentMethod } from '@rostra/contract';
import { Button, Dialog, Notice } from '@rostra/ui';
import type { CardActions } from '../account/billing.ts';
import { useBillingAction } from '../account/use-billing-action.ts';
import { cardName } from './card-name.ts';

const TEXTS = {
  done: 'Payment method removed',
  failed: 'Failed to remove payment method',
  fallback: 'Failed to remove payment method',
};

interface RemoveCardDialogProps {
  method: PaymentMethod | undefined;
  cards: CardActions;
  onClose: () => void;
}

export function RemoveCardDialog({ method, cards, onClose }: RemoveCardDialogProps) {
  return (
    <Dialog isOpen={method !== undefined} onClose={onClose} title="Remove this card?">
      {method ? <RemoveCard method={method} cards={cards} onClose={onClose} /> : null}
    </Dialog>
  );
}

function RemoveCard({ method, cards, onClose }: RemoveCardDialogProps & { method: PaymentMethod }) {
  const { start, isBusy, error } = useBillingAction(TEXTS, async () => {
    await cards.remove(method.id);
    return undefined;
  });
  return (
    <>
      <p className="figures-table mt-2 text-muted">{cardName(method)} is not charged any more.</p>
      {error ? (
        <Notice tone="danger" isLive className="mt-4">
          {error}
        </Notice>
      ) : null}
      <div className="mt-6 flex flex-wrap gap-3">
        <Button
          variant="danger"
          isBusy={isBusy}
          onClick={async () => {
            if ((await start()) === 'done') onClose();
          }}
        >
          Remove card
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Keep card
        </Button>
      </div>
    </>
  );
}
