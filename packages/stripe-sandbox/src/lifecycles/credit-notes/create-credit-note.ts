import { emit } from '../../objects/events/emit.ts';
import type { CreditNoteRow, InvoiceRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { buildLines } from './credit-note-lines.ts';
import { emptyCreditNote } from './empty-credit-note.ts';
import type { CreateInput } from './params.ts';
import { reduceInvoice } from './reduce-invoice.ts';
import { settlePaidAmount, splitPaidAmount } from './settle-paid-amount.ts';

/**
 * Credits an invoice. Before payment, the amount due is reduced; after payment, the amount goes to the customer's
 * balance, back to the card, or was settled outside of Stripe.
 */
export function createCreditNote(work: Work, input: CreateInput): CreditNoteRow {
  const invoice = get(work, 'invoice', input.invoice, 'invoice');
  if (
    invoice.status !== 'open' &&
    invoice.status !== 'paid' &&
    invoice.status !== 'uncollectible'
  ) {
    throw invalidRequest('Credit notes require a finalized invoice.', 'invoice');
  }
  const lines = buildLines(invoice, input);
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const before = invoice.status === 'paid' ? 0 : Math.min(total, invoice.amount_remaining);
  const after = total - before;
  checkAmounts(work, invoice, total);
  const settled = splitPaidAmount(invoice, input, after);
  const note: CreditNoteRow = {
    ...emptyCreditNote(work, invoice, input, lines),
    amount: total,
    out_of_band_amount: settled.outOfBand === 0 ? null : settled.outOfBand,
    post_payment_amount: after,
    pre_payment_amount: before,
    subtotal: total,
    subtotal_excluding_tax: total,
    total,
    total_excluding_tax: total,
    type: before === 0 ? 'post_payment' : after === 0 ? 'pre_payment' : 'mixed',
  };
  const issued = { ...note, ...settlePaidAmount(work, invoice, note.id, settled) };
  work.put('credit_note', issued);
  emit(work, 'credit_note.created', issued);
  reduceInvoice(work, invoice.id, before, after);
  return issued;
}

function checkAmounts(work: Work, invoice: InvoiceRow, total: number): void {
  const credited = work
    .where('credit_note', 'invoice', invoice.id)
    .filter(({ status }) => status === 'issued')
    .reduce((sum, { amount }) => sum + amount, 0);
  if (total < 1 || total + credited > invoice.total) {
    throw invalidRequest(
      `The credit notes of an invoice must be between 1 and its total; ${invoice.total - credited} can still be credited.`,
      'amount',
    );
  }
}
