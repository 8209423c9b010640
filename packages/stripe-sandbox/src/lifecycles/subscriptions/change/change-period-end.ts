import { chargeFor, creditsFor, type ProrationLine } from '../../../money/plan-change.ts';
import type { SubscriptionRow } from '../../../store/rows.ts';
import type { Work } from '../../../store/work.ts';
import { currentCycle, currentPeriod, withPeriod } from '../items/current-period.ts';
import { toBilledItems } from '../items/planned-items.ts';
import { isRenewing } from '../status.ts';

export interface PeriodEndChange {
  subscription: SubscriptionRow;
  prorations: ProrationLine[];
}

/**
 * Ends the current period at `cancel_at` and credits the time after it, or extends the period again and charges for
 * it when `cancel_at` was moved or removed. Without prorations only an extension applies.
 */
export function changePeriodEnd(
  work: Work,
  subscription: SubscriptionRow,
  prorates: boolean,
): PeriodEndChange {
  const unchanged = { subscription, prorations: [] };
  if (!isRenewing(subscription.status) || subscription.status === 'trialing') return unchanged;
  const { start, end } = currentPeriod(subscription);
  const cycle = currentCycle(subscription);
  const newEnd = Math.min(subscription.cancel_at ?? cycle.end, cycle.end);
  if (newEnd === end || newEnd <= start || (newEnd < end && !prorates)) return unchanged;
  const items = toBilledItems(work, subscription);
  const prorations = !prorates
    ? []
    : newEnd < end
      ? items.flatMap((item) => creditsFor(item, { cycle, period: { start, end }, moment: newEnd }))
      : items.map((item) =>
          chargeFor(item, { cycle, period: { start, end: newEnd }, moment: end }),
        );
  const data = withPeriod(subscription.items.data, { start, end: newEnd });
  return {
    subscription: { ...subscription, items: { ...subscription.items, data } },
    prorations,
  };
}
