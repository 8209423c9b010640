import { subscriptionOf } from '../../../objects/invoices/invoice-links.ts';
import type { InvoiceRow, SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { collectInvoice, isPaidOrProcessing } from '../../invoices/collect-invoice.ts';
import { finalizeInvoice } from '../../invoices/finalize-invoice.ts';
import { paymentRequired } from '../../invoices/payment-required.ts';
import type { UpdateInput } from '../params.ts';
import { setLatestInvoice } from '../set-latest-invoice.ts';
import { saveSubscription } from './save-subscription.ts';

/** Finalizes the invoice of a change and collects it as `payment_behavior` demands. */
export function billNow(
  work: Work,
  subscription: SubscriptionRow,
  invoice: InvoiceRow,
  input: UpdateInput,
): SubscriptionRow {
  setLatestInvoice(work, subscription.id, invoice.id);
  bill(work, invoice.id, input);
  return get(work, 'subscription', subscription.id);
}

function bill(work: Work, invoice: string, input: UpdateInput): void {
  const open = finalizeInvoice(work, invoice);
  if (open.status === 'paid') return;
  if (input.payment_behavior === 'default_incomplete') {
    markPastDue(work, open);
    return;
  }
  const after = collectInvoice(work, invoice, {
    isAutomatic: false,
    isOffSession: input.off_session ?? false,
  });
  if (input.payment_behavior === 'error_if_incomplete' && !isPaidOrProcessing(work, after)) {
    throw paymentRequired(work, invoice);
  }
}

/** `default_incomplete`: the change applies, and the subscription is past due until the browser pays. */
function markPastDue(work: Work, invoice: InvoiceRow): void {
  const before = work.find('subscription', subscriptionOf(invoice) ?? '');
  if (before?.status === 'active')
    saveSubscription(work, before, { ...before, status: 'past_due' });
}
