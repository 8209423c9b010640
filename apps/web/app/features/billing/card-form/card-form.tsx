import { useMessages } from '@rostra/messages/react';
import { Button, cx, Notice } from '@rostra/ui';
import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { Stripe } from '@stripe/stripe-js';
import { type ReactNode, useMemo, useState } from 'react';
import { FailureNotice } from '../../../lib/forms/failure-notice.tsx';
import { useLanguage } from '../../../lib/messages/language.ts';
import { useTheme } from '../../../lib/theme/use-theme.tsx';
import type { NewCard } from '../account/billing.ts';
import { confirmNewCard } from '../payment/confirm-payment.ts';
import { returnUrl } from '../payment/return-path.ts';
import { CardSkeleton, cardFieldsHeight } from './card-skeleton.tsx';
import { appearanceOf, documentToken, fontsOf } from './stripe-appearance.ts';
import { stripeLocale } from './stripe-locale.ts';

/** A first payment of a plan, a single payment, or saving a card. */
export type CardPurpose =
  | { mode: 'subscription' | 'payment'; amount: number; currency: string }
  | { mode: 'setup'; currency: string };

export interface CardFormProps {
  purpose: CardPurpose;
  submitLabel: string;
  isBusy: boolean;
  /** Why the last attempt failed. */
  error: string | undefined;
  /** The caller checks `isComplete` first, while the form is busy. */
  onSubmit: (card: NewCard) => Promise<unknown>;
  /** Shown next to the button. */
  children?: ReactNode;
}

/**
 * The fields keep their content after a failed attempt: the payment is created on submit and
 * confirmed with the same fields.
 */
export function CardForm({ stripe, ...props }: CardFormProps & { stripe: Stripe }) {
  const { purpose } = props;
  const { theme } = useTheme();
  const language = useLanguage();
  const [first] = useState(purpose);
  // A discount code changes it.
  const amount = purpose.mode === 'setup' ? undefined : purpose.amount;
  const options = useMemo(
    () => ({
      ...first,
      ...(amount === undefined ? {} : { amount }),
      locale: stripeLocale(language),
      appearance: appearanceOf(theme, documentToken),
      fonts: fontsOf(document.baseURI),
    }),
    [first, amount, theme, language],
  );
  return (
    <Elements stripe={stripe} options={options}>
      <Fields {...props} />
    </Elements>
  );
}

function Fields({ submitLabel, isBusy, error, onSubmit, children }: CardFormProps) {
  const t = useMessages('billing');
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  function submit() {
    if (!stripe || !elements || isBusy) return;
    void onSubmit({
      isComplete: async () => !(await elements.submit()).error,
      confirm: (payment, pendingPayment) =>
        confirmNewCard(stripe, elements, payment, returnUrl(pendingPayment)),
    });
  }

  if (state === 'failed') {
    return (
      <>
        <Notice tone="danger" isLive title={t('dataNotLoaded')} />
        {children ? <div className="mt-6">{children}</div> : null}
      </>
    );
  }
  return (
    <form
      noValidate
      aria-label={t('cardForm')}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      {state === 'loading' ? <CardSkeleton /> : null}
      {/* Stripe's iframe is light; a dark color scheme would give it an opaque background. */}
      <div className={cx('flow-root scheme-light', cardFieldsHeight)} hidden={state === 'loading'}>
        <PaymentElement
          onReady={() => setState('ready')}
          onLoadError={() => setState('failed')}
          options={{ layout: 'tabs' }}
        />
      </div>
      <FailureNotice>{error}</FailureNotice>
      <div className="mt-6 flex flex-wrap items-center gap-3">
        <Button type="submit" isBusy={isBusy} disabled={state === 'loading'}>
          {submitLabel}
        </Button>
        {children}
      </div>
    </form>
  );
}
