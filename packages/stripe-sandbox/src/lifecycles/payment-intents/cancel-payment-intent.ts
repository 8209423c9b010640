import type Stripe from 'stripe';
import { emit } from '../../objects/events/emit.ts';
import { nowFor } from '../../store/now.ts';
import type { PaymentIntentRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { unexpectedState } from './confirm-payment-intent.ts';

export function cancelPaymentIntent(
  work: Work,
  id: string,
  reason: Stripe.PaymentIntent.CancellationReason | null,
): PaymentIntentRow {
  const intent = get(work, 'payment_intent', id);
  if (intent.status === 'succeeded' || intent.status === 'canceled') {
    throw unexpectedState(intent, 'cancel');
  }
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
