import type { SubscriptionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';

/** Reads the subscription again, because drafting an invoice uses up coupons that apply once. */
export function setLatestInvoice(work: Work, id: string, latest_invoice: string): SubscriptionRow {
  const after: SubscriptionRow = { ...get(work, 'subscription', id), latest_invoice };
  work.put('subscription', after);
  return after;
}
