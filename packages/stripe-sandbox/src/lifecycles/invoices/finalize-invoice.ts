import { minimumCharge } from '../../money/minimum-charge.ts';
import { settleBalance } from '../../money/settle-balance.ts';
import { changeBalance } from '../../objects/customers/change-balance.ts';
import { emit } from '../../objects/events/emit.ts';
import { choosePaymentMethod } from '../../objects/invoices/choose-payment-method.ts';
import { newIdOf, randomText } from '../../store/ids.ts';
import { nowFor } from '../../store/now.ts';
import type { InvoiceRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { storePaymentIntent } from '../payment-intents/create-payment-intent.ts';
import { markPaid } from './mark-paid.ts';

/** Assigns the number, applies the customer's balance and creates the payment. An invoice with nothing due is paid immediately. */
export function finalizeInvoice(work: Work, id: string): InvoiceRow {
  const draft = get(work, 'invoice', id);
  if (draft.status !== 'draft') {
    throw invalidRequest(
      `This invoice is already finalized, you can't re-finalize a ${draft.status} invoice.`,
      undefined,
      'invoice_not_editable',
    );
  }
  const customer = get(work, 'customer', draft.customer);
  const at = nowFor(work, customer.id);
  const settled = settleBalance(draft.total, customer.balance, minimumCharge(draft.currency));
  const sequence = customer.next_invoice_sequence ?? 1;
  const number = `${customer.invoice_prefix}-${String(sequence).padStart(4, '0')}`;
  work.put('customer', { ...customer, next_invoice_sequence: sequence + 1 });
  if (settled.endingBalanceMinor !== customer.balance) {
    const isCarriedOver = draft.total > 0 && settled.endingBalanceMinor > customer.balance;
    changeBalance(work, customer.id, {
      amountMinor: settled.endingBalanceMinor - customer.balance,
      currency: draft.currency,
      invoice: id,
      type:
        isCarriedOver && settled.endingBalanceMinor > 0
          ? 'invoice_too_small'
          : 'applied_to_invoice',
    });
  }
  const token = randomText(32);
  const url = `${work.config.publicUrl}/invoice/${id}/${token}`;
  const open: InvoiceRow = {
    ...draft,
    amount_due: settled.amountDueMinor,
    amount_remaining: settled.amountDueMinor,
    automatically_finalizes_at: null,
    effective_at: at,
    ending_balance: settled.endingBalanceMinor,
    hosted_invoice_url: url,
    invoice_pdf: `${url}/pdf`,
    next_payment_attempt: null,
    number,
    starting_balance: customer.balance,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: at },
  };
  work.put('invoice', open);
  if (open.amount_due > 0) openPayment(work, open);
  emit(work, 'invoice.finalized', open);
  return open.amount_due === 0 ? markPaid(work, open, 0) : open;
}

function openPayment(work: Work, invoice: InvoiceRow): void {
  const intent = storePaymentIntent(work, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: invoice.customer,
    description: describe(invoice),
    payment_method: choosePaymentMethod(work, invoice),
    setup_future_usage: invoice.parent === null ? null : 'off_session',
    receipt_email: invoice.customer_email,
  });
  work.put('invoice_payment', {
    id: newIdOf('invoice_payment'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: intent.created,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}

function describe(invoice: InvoiceRow): string {
  switch (invoice.billing_reason) {
    case 'subscription_create':
      return 'Subscription creation';
    case 'subscription_update':
    case 'subscription_cycle':
      return 'Subscription update';
    default:
      return `Payment for Invoice ${invoice.number}`;
  }
}
