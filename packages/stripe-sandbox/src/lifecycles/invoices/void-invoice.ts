import { emit } from '../../objects/events/emit.ts';
import { findPayment } from '../../objects/invoices/invoice-links.ts';
import { nowFor } from '../../store/now.ts';
import type { InvoiceRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { cancelPaymentIntent } from '../payment-intents/cancel-payment-intent.ts';
import { intentOf } from './collect-invoice.ts';

export function voidInvoice(work: Work, id: string): InvoiceRow {
  const invoice = get(work, 'invoice', id);
  requireOpen(invoice, 'void');
  cancelIntent(work, id);
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

function cancelIntent(work: Work, invoice: string): void {
  const intent = intentOf(work, invoice);
  if (intent !== undefined && intent.status !== 'canceled' && intent.status !== 'succeeded') {
    cancelPaymentIntent(work, intent.id, 'void_invoice');
  }
  const payment = findPayment(work, invoice);
  if (payment !== undefined) {
    const canceled_at = intent && nowFor(work, intent.customer);
    work.put('invoice_payment', {
      ...payment,
      status: 'canceled',
      status_transitions: { canceled_at: canceled_at ?? null, paid_at: null },
    });
  }
}

function requireOpen(invoice: InvoiceRow, verb: string): void {
  if (invoice.status === 'open' || (verb === 'void' && invoice.status === 'uncollectible')) return;
  throw invalidRequest(
    `You can only ${verb} an open invoice; this one is ${invoice.status}.`,
    undefined,
    'invoice_not_editable',
  );
}
