import { formatMoney, type Invoice } from '@rostra/contract';
import { Button, Notice, TextLink } from '@rostra/ui';
import { useState } from 'react';
import { type CardActions, isComplete, type PaymentCard } from '../account/billing.ts';
import { useBilling } from '../account/use-billing.ts';
import { NO_TOAST, useBillingAction } from '../account/use-billing-action.ts';
import { payInvoiceTexts } from '../billing-texts.ts';
import { CardFormSkeleton } from '../card-form/card-skeleton.tsx';
import { cardName } from '../cards/card-name.ts';
import { PayForm } from '../checkout/pay-form.tsx';
import { SandboxHint } from '../checkout/sandbox-hint.tsx';
import { useExitCheckout } from '../checkout/use-exit-checkout.ts';
import { InlineForm } from '../inline-form.tsx';
import { useFocusOnClose } from '../use-focus-on-close.ts';

/** An open invoice, to be paid with the default card or another. */
export function PaymentDue({ invoice, cards }: { invoice: Invoice; cards: CardActions }) {
  const { methods } = useBilling();
  const exit = useExitCheckout();
  const [isTyping, setIsTyping] = useState(false);
  const otherButton = useFocusOnClose(isTyping);
  const { start, isBusy, error, clearError } = useBillingAction(
    payInvoiceTexts,
    async (card?: PaymentCard) => {
      if (card && !(await isComplete(card))) return NO_TOAST;
      const outcome = await cards.payInvoice(invoice, card);
      if (outcome === 'done') return undefined;
      void exit.toReturn({ kind: 'invoice', id: invoice.id });
      return NO_TOAST;
    },
  );
  const amount = formatMoney(invoice.amountRemaining, invoice.currency);
  const defaultCard = methods?.find(({ isDefault }) => isDefault);
  const open = (isOpen: boolean) => {
    clearError();
    setIsTyping(isOpen);
  };
  return (
    <div className="mb-8">
      <Notice tone="danger" title={`A payment of ${amount} is due`}>
        <p className="max-w-measure">
          We could not charge your card. Pay now, or use another card, which will then pay for your
          plan.{' '}
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
        {defaultCard && !isTyping ? (
          <p id="card-to-pay-with" className="mt-3">
            Your plan is charged to your {cardName(defaultCard)}.
          </p>
        ) : null}
        {isTyping ? null : (
          <div className="mt-4 flex flex-wrap gap-3">
            {defaultCard ? (
              <Button
                isBusy={isBusy}
                aria-describedby="card-to-pay-with"
                onClick={() => void start()}
              >
                Pay {amount} now
              </Button>
            ) : null}
            <Button
              ref={otherButton}
              variant={defaultCard ? 'secondary' : 'primary'}
              disabled={isBusy}
              onClick={() => open(true)}
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
          onPay={start}
          onClose={() => open(false)}
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
  onPay: (card: PaymentCard) => Promise<unknown>;
  onClose: () => void;
}

function OtherCard({ label, currency, isBusy, error, onPay, onClose }: OtherCardProps) {
  const { methods, settings } = useBilling();
  return (
    <InlineForm
      label="Pay with another card"
      isBusy={isBusy}
      onClose={onClose}
      className="mt-6 max-w-form"
    >
      <SandboxHint mode={settings.mode} />
      {methods ? (
        <PayForm
          methods={methods.filter(({ isDefault }) => !isDefault)}
          purpose={{ mode: 'setup', currency }}
          submitLabel={label}
          isBusy={isBusy}
          error={error}
          onPay={onPay}
        >
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Back
          </Button>
        </PayForm>
      ) : (
        <CardFormSkeleton />
      )}
    </InlineForm>
  );
}
