import { type Period, periodAt } from '../../../money/period.ts';
import { emit } from '../../../objects/events/emit.ts';
import { subscriptionLine } from '../../../objects/invoices/lines.ts';
import type { InvoiceRow, SubscriptionRow } from '../../../store/rows.ts';
import type { Work } from '../../../store/work.ts';
import { createInvoice } from '../../invoices/create-invoice.ts';
import { endTrialWithoutCard } from '../end/end-trial-without-card.ts';
import {
  amountForPeriod,
  billingCycleOf,
  currentCycle,
  currentPeriod,
  withPeriod,
} from '../items/current-period.ts';
import { billWhilePaused } from '../pause/bill-while-paused.ts';
import { setLatestInvoice } from '../set-latest-invoice.ts';

/** Starts the next period and drafts its invoice. An ending trial becomes active. */
export function renewSubscription(work: Work, before: SubscriptionRow): void {
  if (endTrialWithoutCard(work, before)) return;
  const rolled = startNextPeriod(before);
  work.put('subscription', rolled);
  const invoice = draftRenewalInvoice(work, rolled, currentPeriod(before));
  const after = setLatestInvoice(work, rolled.id, invoice.id);
  emit(work, 'customer.subscription.updated', after, before);
  billWhilePaused(work, after, invoice.id);
}

export function startNextPeriod(subscription: SubscriptionRow): SubscriptionRow {
  const { end: start } = currentPeriod(subscription);
  const recurring = billingCycleOf(subscription.items.data);
  const cycle = periodAt(subscription.billing_cycle_anchor, recurring, start);
  const period = { start, end: Math.min(cycle.end, subscription.cancel_at ?? cycle.end) };
  return {
    ...subscription,
    items: { ...subscription.items, data: withPeriod(subscription.items.data, period) },
    status: subscription.status === 'trialing' ? 'active' : subscription.status,
  };
}

/**
 * The invoice's own period looks back to the previous one; its lines cover the new one. An unpaid subscription keeps
 * drafting invoices but does not collect them.
 */
export function draftRenewalInvoice(
  work: Work,
  rolled: SubscriptionRow,
  previous: Period,
): InvoiceRow {
  const period = currentPeriod(rolled);
  const cycle = currentCycle(rolled);
  const pause = rolled.pause_collection?.behavior;
  const staysDraft = rolled.status === 'unpaid' || pause === 'keep_as_draft';
  return createInvoice(work, {
    customer: rolled.customer,
    subscription: rolled,
    reason: 'subscription_cycle',
    currency: rolled.currency,
    lines: rolled.items.data.map((item) =>
      subscriptionLine(work, item, period, amountForPeriod(item, cycle, period)),
    ),
    period: previous,
    // A void invoice would lose the pending items; they wait until collection resumes.
    takesPending: pause === undefined || pause === 'keep_as_draft',
    ...(staysDraft
      ? {
          overrides: {
            auto_advance: false,
            automatically_finalizes_at: null,
            next_payment_attempt: null,
          },
        }
      : {}),
  });
}
