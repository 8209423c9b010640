import type { Discount } from '@rostra/contract';
import type { RemoteDiscount } from '../../../adapters/payments/remote.ts';
import type { Queries } from '../../../db/client.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';
import { findPlansOfPromotion } from './coupons.repo.ts';
import { discountOn } from './discount-on.ts';

/** As it is stored with a subscription. */
interface StoredDiscount extends RemoteDiscount {
  /** Null for all plans. Stripe keeps a discount after a change to another plan, but does not apply it. */
  planIds: readonly string[] | null;
}

export async function storeDiscount(
  tx: Queries,
  discount: RemoteDiscount | null,
): Promise<string | null> {
  if (!discount) return null;
  const { promotionId } = discount;
  const plans = promotionId === null ? null : await findPlansOfPromotion(tx, promotionId);
  const planIds = plans?.plan_ids ? (JSON.parse(plans.plan_ids) as string[]) : null;
  return JSON.stringify({ ...discount, planIds } satisfies StoredDiscount);
}

const read = (stored: string | null) =>
  stored === null ? null : (JSON.parse(stored) as StoredDiscount);

export const promotionOf = (stored: string | null): string | null =>
  read(stored)?.promotionId ?? null;

/** The discount that a plan has. */
export function discountFor(stored: string | null, planId: string | null): Discount | null {
  const found = read(stored);
  if (!found || (found.planIds !== null && !found.planIds.includes(planId ?? ''))) return null;
  const { promotionId: _, planIds: __, ...discount } = found;
  return discount;
}

/** What a payment at that time costs. A discount that ends then no longer reduces it. */
export function reducedPrice(priceMinor: number, discount: Discount | null, at: string): number {
  if (!discount || (discount.endsAt !== null && discount.endsAt <= at)) return priceMinor;
  return priceMinor - discountOn(discount, priceMinor);
}

/**
 * What the payment of a subscription at that time costs for a plan. A discount for one payment reduces the next
 * invoice, even one that is voided because of a pause.
 */
export function priceAt(
  { discount: stored, period_ends_at }: Pick<SubscriptionRow, 'discount' | 'period_ends_at'>,
  { planId, priceMinor }: { planId: string | null; priceMinor: number },
  at: string,
): number {
  const discount = discountFor(stored, planId);
  const isSpent = discount?.duration === 'once' && at > period_ends_at;
  return reducedPrice(priceMinor, isSpent ? null : discount, at);
}
