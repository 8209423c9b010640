import type { SubscriptionRow } from '../../../store/rows.ts';
import type { Work } from '../../../store/work.ts';
import { createInvoice } from '../../invoices/create-invoice.ts';
import { currentPeriod } from '../items/current-period.ts';
import { hasPendingItems } from '../items/planned-items.ts';
import { setLatestInvoice } from '../set-latest-invoice.ts';
import { endSubscription } from './end-subscription.ts';

/** Ends a subscription at its `cancel_at`. Pending prorations are billed or credited by a final invoice. */
export function endAsScheduled(work: Work, subscription: SubscriptionRow): void {
  const ended = endSubscription(work, subscription, 'cancellation_requested');
  if (!hasPendingItems(work, ended.id)) return;
  const invoice = createInvoice(work, {
    customer: ended.customer,
    subscription: ended,
    reason: 'subscription_cycle',
    currency: ended.currency,
    lines: [],
    period: currentPeriod(ended),
  });
  setLatestInvoice(work, ended.id, invoice.id);
}
