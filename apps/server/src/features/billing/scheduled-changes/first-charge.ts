import type { CatalogPlan } from '../../../languages/plan-catalog.ts';
import { discountFor, reducedPrice } from '../coupons/stored-discount.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';

/** What is charged for a plan, usually when the current period ends: its price, less the discount and the credit. */
export function firstCharge(
  { discount, credit_minor: credit, period_ends_at }: SubscriptionRow,
  { id, priceMinor: price }: Pick<CatalogPlan, 'id' | 'priceMinor'>,
  at = period_ends_at,
) {
  const reduced = reducedPrice(price, discountFor(discount, id), at);
  const creditUsed = Math.min(credit, reduced);
  return { at, price, discount: price - reduced, creditUsed, amountDue: reduced - creditUsed };
}
