import type Stripe from 'stripe';
import { emit } from '../../objects/events/emit.ts';
import { nowFor } from '../../store/now.ts';
import type { PaymentIntentRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { unexpectedState } from './confirm-payment-intent.ts';
import { recallDebit } from './settle-debit.ts';

export function cancelPaymentIntent(
  work: Work,
  id: string,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): PaymentIntentRow {
  const intent = get(work, 'payment_intent', id);
  // A debit that is on its way to the bank can only be recalled together with its invoice.
  if (intent.status === 'succeeded' || intent.status === 'canceled' || isSent(intent, reason)) {
    throw unexpectedState(intent, 'cancel');
  }
  if (intent.status === 'processing') recallDebit(work, intent);
  const canceled: PaymentIntentRow = {
    ...intent,
    amount_capturable: 0,
    canceled_at: nowFor(work, intent.customer),
    cancellation_reason: reason,
    next_action: null,
    status: 'canceled',
  };
  work.put('payment_intent', canceled);
  emit(work, 'payment_intent.canceled', canceled);
  return canceled;
}

function isSent(
  { status }: PaymentIntentRow,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): boolean {
  return status === 'processing' && reason !== 'void_invoice' && reason !== 'automatic';
}
