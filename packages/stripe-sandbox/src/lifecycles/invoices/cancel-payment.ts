import type Stripe from 'stripe';
import { findPayment } from '../../objects/invoices/invoice-links.ts';
import { nowFor } from '../../store/now.ts';
import { get, type Work } from '../../store/work.ts';
import { cancelPaymentIntent } from '../payment-intents/cancel-payment-intent.ts';
import { intentOf } from './collect-invoice.ts';

/** Cancels the open payment of an invoice that is voided or paid in another way. */
export function cancelPayment(
  work: Work,
  invoice: string,
  reason: Stripe.PaymentIntent.CancellationReason,
): void {
  const intent = intentOf(work, invoice);
  if (intent !== undefined && intent.status !== 'canceled' && intent.status !== 'succeeded') {
    cancelPaymentIntent(work, intent.id, reason);
  }
  const payment = findPayment(work, invoice);
  if (payment === undefined) return;
  work.put('invoice_payment', {
    ...payment,
    status: 'canceled',
    status_transitions: {
      canceled_at: nowFor(work, get(work, 'invoice', invoice).customer),
      paid_at: null,
    },
  });
}
