import type Stripe from 'stripe';
import { decide, type Verdict } from '../../objects/cards/behaviour.ts';
import { type Decline, describeDecline } from '../../objects/cards/decline.ts';
import { createCharge } from '../../objects/charges/create-charge.ts';
import type { MandateInput } from '../../objects/debits/params.ts';
import { emit } from '../../objects/events/emit.ts';
import { takePaymentFault } from '../../objects/faults/take-payment-fault.ts';
import { saveToCustomer } from '../../objects/payment-methods/attach-payment-method.ts';
import type { PaymentIntentRow, PaymentMethodRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { nextActionFor } from './next-action.ts';
import { startDebit } from './start-debit.ts';

export interface AttemptOptions {
  isOffSession: boolean;
  isAuthenticated: boolean;
  returnUrl: string | null;
  isStripeJs: boolean;
  /** Invoices wait for the customer's authentication instead of declining an off-session payment. */
  waitsForCustomer: boolean;
  /** The clock made the attempt, not a person or the API. */
  isAutomatic: boolean;
  /** The customer's consent to a debit. */
  mandate?: MandateInput;
}

/** Attempts the payment and records the outcome on the intent. Never throws on a decline. */
export function attemptPayment(
  work: Work,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  options: AttemptOptions,
): PaymentIntentRow {
  work.put('intent_note', {
    id: intent.id,
    returnUrl: options.returnUrl,
    isAutomatic: options.isAutomatic,
  });
  const held: PaymentIntentRow = { ...intent, payment_method: method.id, next_action: null };
  if (method.type === 'sepa_debit') return startDebit(work, held, method, options.mandate ?? null);
  const verdict = decidePayment(work, intent, method, options);
  if (verdict.outcome === 'challenge') return challenge(work, held, options);
  if (verdict.outcome === 'declined') {
    return refuse(work, held, method, describeDecline(verdict.declineCode), options);
  }
  return accept(work, held, method, options);
}

function decidePayment(
  work: Work,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  options: AttemptOptions,
): Verdict {
  const fault = takePaymentFault(work, intent.customer);
  if (fault !== undefined) return { outcome: 'declined', declineCode: fault };
  const profile = get(work, 'card_profile', method.id);
  const verdict = decide({ ...profile, ...options, purpose: 'charge' });
  const needsPerson =
    verdict.outcome === 'declined' && verdict.declineCode === 'authentication_required';
  return needsPerson && options.waitsForCustomer ? { outcome: 'challenge' } : verdict;
}

function challenge(
  work: Work,
  intent: PaymentIntentRow,
  options: AttemptOptions,
): PaymentIntentRow {
  const waiting: PaymentIntentRow = {
    ...intent,
    last_payment_error: null,
    next_action: nextActionFor(work, intent, options),
    status: 'requires_action',
  };
  work.put('payment_intent', waiting);
  emit(work, 'payment_intent.requires_action', waiting);
  return get(work, 'payment_intent', intent.id);
}

function refuse(
  work: Work,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  decline: Decline,
  { isAuthenticated }: AttemptOptions,
): PaymentIntentRow {
  const charge = createCharge(work, intent, method, { decline, isAuthenticated });
  return failPayment(
    work,
    { ...intent, latest_charge: charge.id },
    {
      charge: charge.id,
      code: decline.code as Stripe.PaymentIntent.LastPaymentError.Code,
      decline_code: decline.declineCode,
      doc_url: `https://docs.stripe.com/error-codes/${decline.code.replaceAll('_', '-')}`,
      message: decline.message,
      payment_method: method,
      type: 'card_error',
    },
  );
}

export function failPayment(
  work: Work,
  intent: PaymentIntentRow,
  error: Stripe.PaymentIntent.LastPaymentError,
): PaymentIntentRow {
  const failed: PaymentIntentRow = {
    ...intent,
    last_payment_error: error,
    next_action: null,
    payment_method: null,
    status: 'requires_payment_method',
  };
  work.put('payment_intent', failed);
  emit(work, 'payment_intent.payment_failed', failed);
  return get(work, 'payment_intent', intent.id);
}

function accept(
  work: Work,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  { isAuthenticated }: AttemptOptions,
): PaymentIntentRow {
  const charge = createCharge(work, intent, method, { decline: null, isAuthenticated });
  if (intent.setup_future_usage !== null) {
    if (intent.customer !== null) saveToCustomer(work, method, intent.customer);
    work.put('card_profile', { ...get(work, 'card_profile', method.id), isSetUp: true });
  }
  const isManual = intent.capture_method === 'manual';
  const settled: PaymentIntentRow = {
    ...intent,
    amount_capturable: isManual ? intent.amount : 0,
    amount_received: isManual ? 0 : intent.amount,
    last_payment_error: null,
    latest_charge: charge.id,
    status: isManual ? 'requires_capture' : 'succeeded',
  };
  work.put('payment_intent', settled);
  emit(
    work,
    isManual ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded',
    settled,
  );
  return get(work, 'payment_intent', intent.id);
}
