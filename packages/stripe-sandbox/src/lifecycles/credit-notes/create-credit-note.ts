import type Stripe from 'stripe';
import { changeBalance } from '../../objects/customers/change-balance.ts';
import { emit } from '../../objects/events/emit.ts';
import { newIdOf } from '../../store/ids.ts';
import { nowFor } from '../../store/now.ts';
import type { CreditNoteRow, InvoiceRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { toList } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { intentOf } from '../invoices/collect-invoice.ts';
import { createRefund } from '../refunds/create-refund.ts';
import { buildLines } from './credit-note-lines.ts';
import type { CreateInput } from './params.ts';
import { reduceInvoice } from './reduce-invoice.ts';

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
  const settled = settlePaid(invoice, input, after);
  const note: CreditNoteRow = {
    ...emptyNote(work, invoice, input, lines),
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
  const issued = { ...note, ...payOut(work, invoice, note.id, settled) };
  work.put('credit_note', issued);
  emit(work, 'credit_note.created', issued);
  reduceInvoice(work, invoice.id, before, after);
  return issued;
}

interface Settlement {
  credit: number;
  refund: number;
  outOfBand: number;
}

/** What happens to the part of the amount that has already been paid; without instructions it becomes credit. */
function settlePaid(invoice: InvoiceRow, input: CreateInput, paid: number): Settlement {
  const refund = input.refund_amount ?? 0;
  const outOfBand = input.out_of_band_amount ?? 0;
  const credit = input.credit_amount ?? (refund + outOfBand === 0 ? paid : 0);
  if (credit + refund + outOfBand !== paid) {
    throw invalidRequest(
      `The sum of credit_amount, refund_amount and out_of_band_amount must equal the paid amount to credit, ${paid}, of invoice ${invoice.id}.`,
      'amount',
    );
  }
  return { credit, refund, outOfBand };
}

function payOut(
  work: Work,
  invoice: InvoiceRow,
  note: string,
  { credit, refund }: Settlement,
): Pick<CreditNoteRow, 'customer_balance_transaction' | 'refunds'> {
  const transaction =
    credit === 0
      ? null
      : changeBalance(work, invoice.customer, {
          amountMinor: -credit,
          creditNote: note,
          currency: invoice.currency,
          invoice: invoice.id,
          type: 'credit_note',
        });
  const intent = intentOf(work, invoice.id);
  const refunds: Stripe.CreditNote.Refund[] = [];
  if (refund > 0) {
    if (intent === undefined) {
      throw invalidRequest('This invoice has no payment to refund.', 'refund_amount');
    }
    const { id } = createRefund(work, { amount: refund, payment_intent: intent.id });
    refunds.push({
      amount_refunded: refund,
      payment_record_refund: null,
      refund: id,
      type: 'refund',
    });
  }
  return { customer_balance_transaction: transaction?.id ?? null, refunds };
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

function emptyNote(
  work: Work,
  invoice: InvoiceRow,
  input: CreateInput,
  lines: Stripe.CreditNoteLineItem[],
): CreditNoteRow {
  const id = newIdOf('credit_note');
  const created = nowFor(work, invoice.customer);
  const count = work.where('credit_note', 'invoice', invoice.id).length;
  return {
    id,
    object: 'credit_note',
    amount: 0,
    amount_shipping: 0,
    created,
    currency: invoice.currency,
    customer: invoice.customer,
    customer_account: null,
    customer_balance_transaction: null,
    discount_amount: 0,
    discount_amounts: [],
    effective_at: input.effective_at ?? created,
    invoice: invoice.id,
    lines: toList(lines, `/v1/credit_notes/${id}/lines`),
    livemode: false,
    memo: input.memo ?? null,
    metadata: mergeMetadata({}, input.metadata),
    number: `${invoice.number}-CN-${String(count + 1).padStart(2, '0')}`,
    out_of_band_amount: null,
    pdf: `${invoice.invoice_pdf}?credit_note=${id}`,
    post_payment_amount: 0,
    pre_payment_amount: 0,
    pretax_credit_amounts: [],
    reason: input.reason ?? null,
    refunds: [],
    shipping_cost: null,
    status: 'issued',
    subtotal: 0,
    subtotal_excluding_tax: 0,
    total: 0,
    total_excluding_tax: 0,
    total_taxes: [],
    type: 'post_payment',
    voided_at: null,
  };
}
