import { emit } from '../../objects/events/emit.ts';
import { findPayment } from '../../objects/invoices/invoice-links.ts';
import type { InvoiceRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { cancelPayment } from '../invoices/cancel-payment.ts';
import { intentOf } from '../invoices/collect-invoice.ts';
import { markPaid } from '../invoices/mark-paid.ts';

/** Applies a credit note to its invoice. An open invoice with nothing left to pay is paid. */
export function reduceInvoice(work: Work, id: string, before: number, after: number): void {
  const invoice = get(work, 'invoice', id);
  const reduced: InvoiceRow = {
    ...invoice,
    amount_due: invoice.amount_due - before,
    amount_remaining: invoice.amount_remaining - before,
    post_payment_credit_notes_amount: invoice.post_payment_credit_notes_amount + after,
    pre_payment_credit_notes_amount: invoice.pre_payment_credit_notes_amount + before,
  };
  work.put('invoice', reduced);
  emit(work, 'invoice.updated', reduced, invoice);
  if (before === 0) return;
  if (reduced.amount_remaining === 0) {
    cancelPayment(work, id, 'automatic');
    markPaid(work, get(work, 'invoice', id), 0);
    return;
  }
  requestAmount(work, id, reduced.amount_remaining);
}

/** Changes the amount that the invoice's open payment requests. */
export function requestAmount(work: Work, invoice: string, amount: number): void {
  const intent = intentOf(work, invoice);
  if (intent !== undefined) work.put('payment_intent', { ...intent, amount });
  const payment = findPayment(work, invoice);
  if (payment !== undefined) work.put('invoice_payment', { ...payment, amount_requested: amount });
}
