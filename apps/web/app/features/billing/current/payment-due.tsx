import { formatMoney, type Invoice } from '@rostra/contract';
import { Button, Notice, TextLink } from '@rostra/ui';
import { useState } from 'react';
import type { CardActions, TypedCard } from '../account/billing.ts';
import { useBilling } from '../account/use-billing.ts';
import { LATER, useBillingAction } from '../account/use-billing-action.ts';
import { useLeave } from '../checkout/use-leave.ts';
import { CardPanel } from '../payment/card-panel.tsx';
import { useFocusOnOpen } from '../use-focus-on-open.ts';

const TEXTS = {
  done: 'Payment received',
  failed: 'Payment failed',
  fallback: 'Failed to create payment. Please try again later.',
};

/** An invoice that is not paid: with the card that is kept, or with another. */
export function PaymentDue({ invoice, cards }: { invoice: Invoice; cards: CardActions }) {
  const { methods } = useBilling();
  const leave = useLeave();
  const [isTyping, setIsTyping] = useState(false);
  const { start, isBusy, error } = useBillingAction(TEXTS, async (card?: TypedCard) => {
    const outcome = await cards.payInvoice(invoice, card);
    if (outcome === 'done') return undefined;
    void leave.toReturn({ kind: 'invoice', id: invoice.id });
    return LATER;
  });
  const amount = formatMoney(invoice.amountRemaining, invoice.currency);
  const hasCard = methods?.some(({ isDefault }) => isDefault) ?? false;
  return (
    <div className="mb-8">
      <Notice tone="danger" title={`A payment of ${amount} is due`}>
        <p className="max-w-measure">
          It could not be taken from your card. Pay it now, or with another card, which is then the
          one for your plan.{' '}
          {invoice.hostedInvoiceUrl ? (
            <TextLink href={invoice.hostedInvoiceUrl} target="_blank" rel="noopener">
              See the invoice
            </TextLink>
          ) : null}
        </p>
        {error && !isTyping ? (
          <p role="alert" className="mt-3 font-medium text-danger">
            {error}
          </p>
        ) : null}
        {isTyping ? null : (
          <div className="mt-4 flex flex-wrap gap-3">
            {hasCard ? (
              <Button isBusy={isBusy} onClick={() => void start()}>
                Pay {amount} now
              </Button>
            ) : null}
            <Button
              variant={hasCard ? 'secondary' : 'primary'}
              disabled={isBusy}
              onClick={() => setIsTyping(true)}
            >
              Pay with another card
            </Button>
          </div>
        )}
      </Notice>
      {isTyping ? (
        <OtherCard
          label={`Pay ${amount}`}
          currency={invoice.currency}
          isBusy={isBusy}
          error={error}
          onSubmit={start}
          onClose={() => setIsTyping(false)}
        />
      ) : null}
    </div>
  );
}

interface OtherCardProps {
  label: string;
  currency: string;
  isBusy: boolean;
  error: string | undefined;
  onSubmit: (card: TypedCard) => Promise<unknown>;
  onClose: () => void;
}

function OtherCard({ label, currency, isBusy, error, onSubmit, onClose }: OtherCardProps) {
  const ref = useFocusOnOpen();
  return (
    <section ref={ref} tabIndex={-1} aria-label="Pay with another card" className="mt-6 max-w-form">
      <CardPanel
        purpose={{ mode: 'setup', currency }}
        submitLabel={label}
        isBusy={isBusy}
        error={error}
        onSubmit={onSubmit}
      >
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          Back
        </Button>
      </CardPanel>
    </section>
  );
}
