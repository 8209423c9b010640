import { emit } from '../../objects/events/emit.ts';
import { nowFor } from '../../store/now.ts';
import type { CreditNoteRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { requestAmount } from './reduce-invoice.ts';

/** Voids a credit note of an open invoice, whose amount is then due again. */
export function voidCreditNote(work: Work, id: string): CreditNoteRow {
  const before = get(work, 'credit_note', id);
  const invoice = get(work, 'invoice', before.invoice);
  if (before.status === 'void' || before.type !== 'pre_payment' || invoice.status !== 'open') {
    throw invalidRequest('Only issued credit notes of open invoices can be voided.');
  }
  const reopened = {
    ...invoice,
    amount_due: invoice.amount_due + before.amount,
    amount_remaining: invoice.amount_remaining + before.amount,
    pre_payment_credit_notes_amount: invoice.pre_payment_credit_notes_amount - before.amount,
  };
  work.put('invoice', reopened);
  emit(work, 'invoice.updated', reopened, invoice);
  requestAmount(work, invoice.id, reopened.amount_remaining);
  const voided: CreditNoteRow = {
    ...before,
    status: 'void',
    voided_at: nowFor(work, before.customer),
  };
  work.put('credit_note', voided);
  emit(work, 'credit_note.voided', voided, before);
  return voided;
}
