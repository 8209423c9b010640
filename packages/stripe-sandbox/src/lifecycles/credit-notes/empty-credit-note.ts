import type Stripe from 'stripe';
import { newIdOf } from '../../store/ids.ts';
import { nowFor } from '../../store/now.ts';
import type { CreditNoteRow, InvoiceRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { toList } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import type { CreateInput } from './params.ts';

export function emptyCreditNote(
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
