import type { CatalogPlan } from '../../../languages/plan-catalog.ts';
import { MIN_CHARGE_MINOR } from '../coupons/find-coupon.ts';
import { priceAt } from '../coupons/stored-discount.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';

/** What is charged for a plan, usually when the current period ends. */
export function firstCharge(
  own: SubscriptionRow,
  { id, priceMinor }: Pick<CatalogPlan, 'id' | 'priceMinor'>,
  { at = own.period_ends_at, quantity = own.quantity }: { at?: string; quantity?: number } = {},
) {
  const price = priceMinor * quantity;
  const reduced = priceAt(own, { planId: id, priceMinor: price }, at);
  return { at, price, discount: price - reduced, ...withBalance(own, reduced) };
}

/**
 * Stripe uses the customer's balance: credit is used first, and what is owed is added. It carries an amount below
 * its minimum over to the next invoice, and leaves the balance alone if there is nothing to pay.
 */
export function withBalance(
  { credit_minor: credit, debit_minor }: Pick<SubscriptionRow, 'credit_minor' | 'debit_minor'>,
  priceMinor: number,
) {
  const creditUsed = Math.min(credit, priceMinor);
  const debit = priceMinor === 0 ? 0 : debit_minor;
  const owed = priceMinor - creditUsed + debit;
  return { creditUsed, debit, amountDue: owed < MIN_CHARGE_MINOR ? 0 : owed };
}
