import type { Invoice } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice, TextLink } from '@rostra/ui';
import { useState } from 'react';
import { useFormat } from '../../../lib/format/use-format.ts';
import { type CardActions, isComplete, type PaymentCard } from '../account/billing.ts';
import { useBilling } from '../account/use-billing.ts';
import { NO_TOAST, useBillingAction } from '../account/use-billing-action.ts';
import { CardFormSkeleton } from '../card-form/card-skeleton.tsx';
import { cardName } from '../cards/card-name.ts';
import { PayForm } from '../checkout/pay-form.tsx';
import { SandboxHint } from '../checkout/sandbox-hint.tsx';
import { useExitCheckout } from '../checkout/use-exit-checkout.ts';
import { InlineForm } from '../inline-form.tsx';
import { useFocusOnClose } from '../use-focus-on-close.ts';

/** An open invoice, to be paid with the default card or another. */
export function PaymentDue({ invoice, cards }: { invoice: Invoice; cards: CardActions }) {
  const t = useMessages('billing');
  const format = useFormat();
  const { methods } = useBilling();
  const exit = useExitCheckout();
  const [isTyping, setIsTyping] = useState(false);
  const otherButton = useFocusOnClose(isTyping);
  const { start, isBusy, error, clearError } = useBillingAction(
    'payInvoice',
    async (card?: PaymentCard) => {
      if (card && !(await isComplete(card))) return NO_TOAST;
      const outcome = await cards.payInvoice(invoice, card);
      if (outcome === 'done') return undefined;
      void exit.toReturn({ kind: 'invoice', id: invoice.id });
      return NO_TOAST;
    },
  );
  const amount = format.money(invoice.amountRemaining, invoice.currency);
  const defaultCard = methods?.find(({ isDefault }) => isDefault);
  const open = (isOpen: boolean) => {
    clearError();
    setIsTyping(isOpen);
  };
  return (
    <div className="mb-8">
      <Notice tone="danger" title={t('paymentDueTitle', { amount })}>
        <p className="max-w-measure">
          {t('paymentDue')}{' '}
          {invoice.hostedInvoiceUrl ? (
            <TextLink href={invoice.hostedInvoiceUrl} target="_blank" rel="noopener">
              {t('seeInvoice')}
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
            {t('chargedCard', { card: cardName(defaultCard, t) })}
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
                {t('payNow', { amount })}
              </Button>
            ) : null}
            <Button
              ref={otherButton}
              variant={defaultCard ? 'secondary' : 'primary'}
              disabled={isBusy}
              onClick={() => open(true)}
            >
              {t('payWithAnotherCard')}
            </Button>
          </div>
        )}
      </Notice>
      {isTyping ? (
        <OtherCard
          label={t('pay', { amount })}
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
  const t = useMessages('billing');
  const { methods, settings } = useBilling();
  return (
    <InlineForm
      label={t('payWithAnotherCard')}
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
            {t('back')}
          </Button>
        </PayForm>
      ) : (
        <CardFormSkeleton />
      )}
    </InlineForm>
  );
}
