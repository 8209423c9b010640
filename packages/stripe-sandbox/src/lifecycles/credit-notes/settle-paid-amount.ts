import type Stripe from 'stripe';
import { changeBalance } from '../../objects/customers/change-balance.ts';
import type { CreditNoteRow, InvoiceRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { intentOf } from '../invoices/collect-invoice.ts';
import { createRefund } from '../refunds/create-refund.ts';
import type { CreateInput } from './params.ts';

interface Settlement {
  credit: number;
  refund: number;
  outOfBand: number;
}

/** What happens to the part of the amount that has already been paid; without instructions it becomes credit. */
export function splitPaidAmount(invoice: InvoiceRow, input: CreateInput, paid: number): Settlement {
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

/** Credits the customer's balance and refunds the card. */
export function settlePaidAmount(
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
