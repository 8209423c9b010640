import { choosePaymentMethod } from '../../objects/invoices/choose-payment-method.ts';
import { resolvePaymentMethod } from '../../objects/payment-methods/resolve-payment-method.ts';
import type { InvoiceRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { ApiError, invalidRequest } from '../../wire/errors.ts';
import { declined } from '../payment-intents/confirm-payment-intent.ts';
import { requireAccepted } from '../payment-intents/payment-method-types.ts';
import { cancelPayment } from './cancel-payment.ts';
import { collectInvoice, intentOf, isPaidOrProcessing } from './collect-invoice.ts';
import { finalizeInvoice } from './finalize-invoice.ts';
import { markPaid } from './mark-paid.ts';

export interface PayOptions {
  payment_method?: string;
  off_session?: boolean;
  paid_out_of_band?: boolean;
}

/** Pays an invoice by API. Unlike automatic collection, a decline is returned as an error. */
export function payInvoice(work: Work, id: string, options: PayOptions): InvoiceRow {
  const found = get(work, 'invoice', id);
  const invoice = found.status === 'draft' ? finalizeInvoice(work, id) : found;
  if (invoice.status === 'paid') {
    if (found.status === 'draft') return invoice;
    throw invalidRequest('Invoice is already paid', undefined, 'invoice_already_paid');
  }
  if (invoice.status === 'void') throw invalidRequest('You cannot pay a void invoice.');
  if (options.paid_out_of_band === true) {
    cancelPayment(work, id, 'automatic');
    const amount = invoice.amount_due;
    return markPaid(work, { ...invoice, amount_paid_off_stripe: amount }, amount);
  }
  const method =
    options.payment_method === undefined
      ? choosePaymentMethod(work, invoice)
      : resolvePaymentMethod(work, options.payment_method).id;
  if (method === null) {
    throw invalidRequest(
      'There is no default payment method set on this Customer. Set a default payment method or pass one.',
      'payment_method',
      'resource_missing',
    );
  }
  const intentBefore = intentOf(work, id);
  if (intentBefore?.status === 'processing') {
    throw invalidRequest(
      'A payment for this invoice is already processing.',
      undefined,
      'payment_intent_unexpected_state',
    );
  }
  if (intentBefore) requireAccepted(intentBefore, get(work, 'payment_method', method));
  const after = collectInvoice(work, id, {
    isAutomatic: false,
    isOffSession: options.off_session ?? true,
    method,
  });
  const intent = intentOf(work, id);
  if (intent === undefined || isPaidOrProcessing(work, after)) return after;
  if (intent.status === 'requires_action') {
    throw new ApiError(
      402,
      {
        type: 'card_error',
        code: 'invoice_payment_intent_requires_action',
        message:
          'Payment for this invoice requires additional user action before it can be completed successfully.',
        payment_intent: intent,
      },
      true,
    );
  }
  throw declined(intent, get(work, 'payment_method', method));
}
