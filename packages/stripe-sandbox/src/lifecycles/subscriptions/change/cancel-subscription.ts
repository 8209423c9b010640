import { planChange } from '../../../money/plan-change.ts';
import { nowFor } from '../../../store/now.ts';
import type { SubscriptionRow } from '../../../store/rows.ts';
import { get, type Work } from '../../../store/work.ts';
import { missing } from '../../../wire/errors.ts';
import { collectInvoice } from '../../invoices/collect-invoice.ts';
import { createInvoice } from '../../invoices/create-invoice.ts';
import { finalizeInvoice } from '../../invoices/finalize-invoice.ts';
import { endSubscription } from '../end/end-subscription.ts';
import { currentCycle, currentPeriod } from '../items/current-period.ts';
import { hasPendingItems, toBilledItems } from '../items/planned-items.ts';
import type { CancelInput } from '../params.ts';
import { setLatestInvoice } from '../set-latest-invoice.ts';
import { isLive } from '../status.ts';
import { recordProrations } from './change-subscription.ts';

/** Cancels immediately. `prorate` credits the unused time; `invoice_now` bills pending items immediately. */
export function cancelSubscription(work: Work, id: string, input: CancelInput): SubscriptionRow {
  const subscription = get(work, 'subscription', id);
  if (!isLive(subscription.status)) throw missing('subscription', id);
  if (input.prorate === true && subscription.status !== 'trialing') {
    const moment = nowFor(work, subscription.customer);
    const plan = planChange({
      before: toBilledItems(work, subscription),
      after: [],
      period: currentPeriod(subscription),
      cycle: currentCycle(subscription),
      anchor: subscription.billing_cycle_anchor,
      moment,
      isAnchorNow: false,
      prorates: true,
    });
    recordProrations(work, subscription, plan.prorations, moment);
  }
  const ended = endSubscription(
    work,
    subscription,
    'cancellation_requested',
    input.cancellation_details,
  );
  if (input.invoice_now !== true || !hasPendingItems(work, ended.id)) return ended;
  const invoice = createInvoice(work, {
    customer: ended.customer,
    subscription: ended,
    reason: 'manual',
    currency: ended.currency,
    lines: [],
    period: currentPeriod(ended),
  });
  setLatestInvoice(work, ended.id, invoice.id);
  if (finalizeInvoice(work, invoice.id).status === 'open') {
    collectInvoice(work, invoice.id, { isAutomatic: false, isOffSession: true });
  }
  return get(work, 'subscription', id);
}
