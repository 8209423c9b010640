import type { PlannedItem } from '../../../money/plan-change.ts';
import { discountedUnitTotals } from '../../../objects/discounts/active-discounts.ts';
import { findDebits } from '../../../objects/invoices/find-debits.ts';
import { nowFor } from '../../../store/now.ts';
import type { SubscriptionItemRow, SubscriptionRow } from '../../../store/rows.ts';
import type { Work } from '../../../store/work.ts';

/** The items with what a whole cycle of each costs after discounts, which is what prorations are shares of. */
export function toPlannedItems(
  work: Work,
  subscription: SubscriptionRow,
  items: SubscriptionItemRow[],
): PlannedItem[] {
  const amounts = items.map(({ discounts, price, quantity }) => ({
    amount: (price.unit_amount ?? 0) * quantity,
    discounts,
    product: price.product,
  }));
  const now = nowFor(work, subscription.customer);
  const discounted = discountedUnitTotals(work, subscription, amounts, now);
  return items.map((item, index) => ({
    key: item.id,
    priceId: item.price.id,
    cycleAmountMinor: discounted[index] ?? 0,
    listAmountMinor: amounts[index]?.amount ?? 0,
    quantity: item.quantity,
    recurring: item.price.recurring ?? { interval: 'month', interval_count: 1 },
  }));
}

/** The current items with what they were debited for, which is what flexible billing mode credits. */
export function toBilledItems(work: Work, subscription: SubscriptionRow): PlannedItem[] {
  const items = toPlannedItems(work, subscription, subscription.items.data);
  if (subscription.billing_mode.type === 'classic') return items;
  const debits = findDebits(work, subscription.id);
  return items.map((item) => ({ ...item, debits: debits.get(item.key) ?? [] }));
}

export function hasPendingItems(work: Work, subscription: string): boolean {
  return work
    .where('invoiceitem', 'subscription', subscription)
    .some((item) => item.invoice === null);
}
