import { type Period, periodAt, type Recurring } from '../../../money/period.ts';
import { windowShare } from '../../../money/proration.ts';
import type { SubscriptionItemRow, SubscriptionRow } from '../../../store/rows.ts';

export function currentPeriod(subscription: SubscriptionRow): Period {
  const [item] = subscription.items.data;
  return { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
}

export function withPeriod(items: SubscriptionItemRow[], period: Period): SubscriptionItemRow[] {
  return items.map((item) => ({
    ...item,
    current_period_start: period.start,
    current_period_end: period.end,
  }));
}

export function billingCycleOf(items: SubscriptionItemRow[]): Recurring {
  return items[0]?.price.recurring ?? { interval: 'month', interval_count: 1 };
}

/** The whole cycle around the current period, which `cancel_at` or a future anchor may have shortened. */
export function currentCycle(subscription: SubscriptionRow): Period {
  const recurring = billingCycleOf(subscription.items.data);
  return periodAt(subscription.billing_cycle_anchor, recurring, currentPeriod(subscription).start);
}

/** The part of the items' prices that covers the current period, which may be shorter than the cycle. */
export function amountForPeriod(item: SubscriptionItemRow, cycle: Period, period: Period): number {
  return windowShare((item.price.unit_amount ?? 0) * item.quantity, cycle, period);
}
