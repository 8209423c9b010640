import { emit } from '../../../objects/events/emit.ts';
import { choosePaymentMethod } from '../../../objects/invoices/choose-payment-method.ts';
import type { SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { invalidRequest } from '../../../wire/errors.ts';
import { collectInvoice, isPaidOrProcessing } from '../../invoices/collect-invoice.ts';
import { finalizeInvoice } from '../../invoices/finalize-invoice.ts';
import { paymentRequired } from '../../invoices/payment-required.ts';
import { createSetupIntent } from '../../setup-intents/create-setup-intent.ts';
import type { CreateInput } from '../params.ts';

/** Finalizes the first invoice and collects it, unless the browser confirms the payment. */
export function payFirstInvoice(work: Work, id: string, input: CreateInput): SubscriptionRow {
  const subscription = get(work, 'subscription', id);
  const behavior = input.payment_behavior ?? 'allow_incomplete';
  const invoiceId = subscription.latest_invoice ?? '';
  const invoice = finalizeInvoice(work, invoiceId);
  const isSent = subscription.collection_method === 'send_invoice';
  if (isSent) return setStatus(work, id, subscription.trial_end === null ? 'active' : 'trialing');
  if (invoice.status === 'paid') {
    if (behavior === 'default_incomplete') requestCardSetup(work, id);
    return get(work, 'subscription', id);
  }
  if (behavior === 'default_incomplete') return get(work, 'subscription', id);
  if (choosePaymentMethod(work, invoice) === null) {
    throw invalidRequest(
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.',
      undefined,
      'resource_missing',
    );
  }
  const after = collectInvoice(work, invoiceId, {
    isAutomatic: false,
    isOffSession: input.off_session ?? false,
  });
  if (behavior === 'error_if_incomplete' && !isPaidOrProcessing(work, after))
    throw paymentRequired(work, invoiceId);
  return get(work, 'subscription', id);
}

/** With nothing due today, a setup intent collects the card for the end of the trial. */
function requestCardSetup(work: Work, id: string): void {
  const subscription = get(work, 'subscription', id);
  if (subscription.default_payment_method !== null) return;
  const customer = get(work, 'customer', subscription.customer);
  if (customer.invoice_settings.default_payment_method !== null) return;
  const intent = createSetupIntent(work, { customer: customer.id, usage: 'off_session' });
  work.put('subscription', { ...subscription, pending_setup_intent: intent.id });
}

function setStatus(work: Work, id: string, status: SubscriptionRow['status']): SubscriptionRow {
  const before = get(work, 'subscription', id);
  if (before.status === status) return before;
  const after = { ...before, status };
  work.put('subscription', after);
  emit(work, 'customer.subscription.updated', after, before);
  return after;
}
