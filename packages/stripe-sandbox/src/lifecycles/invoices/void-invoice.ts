import { changeBalance } from '../../objects/customers/change-balance.ts';
import { emit } from '../../objects/events/emit.ts';
import { nowFor } from '../../store/now.ts';
import type { InvoiceRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { cancelPayment } from './cancel-payment.ts';

export function voidInvoice(work: Work, id: string): InvoiceRow {
  const invoice = get(work, 'invoice', id);
  requireOpen(invoice, 'void');
  cancelPayment(work, id, 'void_invoice');
  returnBalance(work, invoice);
  return saveVoid(work, invoice);
}

/** Voids an invoice that was never finalized, so that it does not touch the customer's balance. */
export function voidDraft(work: Work, id: string): InvoiceRow {
  const draft = get(work, 'invoice', id);
  return saveVoid(work, { ...draft, automatically_finalizes_at: null });
}

function saveVoid(work: Work, invoice: InvoiceRow): InvoiceRow {
  const voided: InvoiceRow = {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'void',
    status_transitions: {
      ...invoice.status_transitions,
      voided_at: nowFor(work, invoice.customer),
    },
  };
  work.put('invoice', voided);
  emit(work, 'invoice.voided', voided);
  return voided;
}

export function markUncollectible(work: Work, id: string): InvoiceRow {
  const invoice = get(work, 'invoice', id);
  requireOpen(invoice, 'mark uncollectible');
  const given: InvoiceRow = {
    ...invoice,
    auto_advance: false,
    next_payment_attempt: null,
    status: 'uncollectible',
    status_transitions: {
      ...invoice.status_transitions,
      marked_uncollectible_at: nowFor(work, invoice.customer),
    },
  };
  work.put('invoice', given);
  emit(work, 'invoice.marked_uncollectible', given);
  return given;
}

/** The customer gets back the credit, or owes again the debit, that finalizing had applied. */
function returnBalance(work: Work, invoice: InvoiceRow): void {
  const applied = (invoice.ending_balance ?? invoice.starting_balance) - invoice.starting_balance;
  if (applied === 0 || work.find('customer', invoice.customer) === undefined) return;
  changeBalance(work, invoice.customer, {
    amountMinor: -applied,
    currency: invoice.currency,
    invoice: invoice.id,
    type: 'unapplied_from_invoice',
  });
}

function requireOpen(invoice: InvoiceRow, verb: string): void {
  if (invoice.status === 'open' || (verb === 'void' && invoice.status === 'uncollectible')) return;
  throw invalidRequest(
    `You can only ${verb} an open invoice; this one is ${invoice.status}.`,
    undefined,
    'invoice_not_editable',
  );
}
