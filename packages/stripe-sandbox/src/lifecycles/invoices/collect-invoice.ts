import { choosePaymentMethod } from '../../objects/invoices/choose-payment-method.ts';
import { findPayment } from '../../objects/invoices/invoice-links.ts';
import type { InvoiceRow, PaymentIntentRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { attemptPayment } from '../payment-intents/attempt-payment.ts';
import { accepts } from '../payment-intents/payment-method-types.ts';
import { recordFailure } from './record-failure.ts';

export interface CollectOptions {
  isAutomatic: boolean;
  isOffSession: boolean;
  method?: string;
}

/** Tries to collect an open invoice. The invoice reactions record the outcome. */
export function collectInvoice(work: Work, id: string, options: CollectOptions): InvoiceRow {
  const invoice = get(work, 'invoice', id);
  const payment = findPayment(work, id);
  const isOwed = invoice.status === 'open' || invoice.status === 'uncollectible';
  if (!isOwed || payment === undefined) return invoice;
  const methodId = options.method ?? choosePaymentMethod(work, invoice);
  const method = methodId === null ? undefined : work.find('payment_method', methodId);
  const intent = get(work, 'payment_intent', payment.payment.payment_intent);
  if (intent.status === 'processing') return invoice;
  if (method === undefined || !accepts(intent, method)) {
    return recordFailure(work, invoice, options.isAutomatic);
  }
  attemptPayment(work, intent, method, {
    ...options,
    waitsForCustomer: true,
    isAuthenticated: false,
    isStripeJs: false,
    returnUrl: null,
  });
  return get(work, 'invoice', id);
}

export function intentOf(work: Work, invoice: string): PaymentIntentRow | undefined {
  const payment = findPayment(work, invoice);
  return payment && get(work, 'payment_intent', payment.payment.payment_intent);
}

/** Whether the invoice is paid, or a debit for it is on its way. */
export function isPaidOrProcessing(work: Work, { id, status }: InvoiceRow): boolean {
  return status === 'paid' || intentOf(work, id)?.status === 'processing';
}
