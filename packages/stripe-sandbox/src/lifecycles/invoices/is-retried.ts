import { subscriptionOf } from '../../objects/invoices/invoice-links.ts';
import type { InvoiceRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';

/** An invoice is collected again after a failure, except the first one of a subscription that is still incomplete. */
export function isRetried(work: Work, invoice: InvoiceRow): boolean {
  if (!invoice.auto_advance || invoice.collection_method !== 'charge_automatically') return false;
  if (invoice.billing_reason !== 'subscription_create') return true;
  const status = work.find('subscription', subscriptionOf(invoice) ?? '')?.status;
  return status === 'active' || status === 'past_due';
}
