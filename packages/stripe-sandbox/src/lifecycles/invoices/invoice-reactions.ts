import { emit } from '../../objects/events/emit.ts';
import { findInvoiceOfIntent } from '../../objects/invoices/invoice-links.ts';
import type { InvoiceRow, PaymentIntentRow } from '../../store/rows.ts';
import { get, type Reaction, type Work } from '../../store/work.ts';
import { markPaid } from './mark-paid.ts';
import { recordFailure } from './record-failure.ts';

/** Updates an invoice when its payment changes. */
export const invoiceReactions: Record<string, Reaction> = {
  'payment_intent.succeeded': (work, { id }) => {
    const invoice = findInvoiceOfIntent(work, id);
    if (invoice === undefined || invoice.status === 'paid') return;
    const attempted = {
      ...invoice,
      attempt_count: countAttempt(work, id, invoice.attempt_count),
    };
    markPaid(work, attempted, get(work, 'payment_intent', id).amount_received);
  },
  // A debit takes days, so that nothing is retried meanwhile.
  'payment_intent.processing': (work, { id }) => {
    const before = findInvoiceOfIntent(work, id);
    if (before?.status !== 'open') return;
    const attempted: InvoiceRow = { ...before, attempted: true, next_payment_attempt: null };
    work.put('invoice', attempted);
    emit(work, 'invoice.updated', attempted, before);
  },
  'payment_intent.payment_failed': (work, { id }) => {
    const invoice = findInvoiceOfIntent(work, id);
    if (invoice?.status === 'open') recordFailure(work, invoice, isAutomatic(work, id));
  },
  'payment_intent.requires_action': (work, intent) => {
    const invoice = findInvoiceOfIntent(work, intent.id);
    if (invoice?.status !== 'open') return;
    emit(work, 'invoice.payment_action_required', invoice);
    // On session, the customer is about to authenticate. An automatic renewal counts as failed until the customer does.
    const waits = (intent as PaymentIntentRow).status === 'requires_action';
    if (waits && isAutomatic(work, intent.id)) recordFailure(work, invoice, true);
  },
};

function isAutomatic(work: Work, intent: string): boolean {
  return work.find('intent_note', intent)?.isAutomatic ?? false;
}

function countAttempt(work: Work, intent: string, made: number): number {
  return made === 0 || isAutomatic(work, intent) ? made + 1 : made;
}
