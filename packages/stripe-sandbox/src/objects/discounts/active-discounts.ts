import type Stripe from 'stripe';
import { discountAmounts } from '../../money/discount.ts';
import type { DiscountRow, SubscriptionRow } from '../../store/rows.ts';
import type { Work } from '../../store/work.ts';

export interface ActiveDiscount {
  discount: DiscountRow;
  coupon: Stripe.Coupon;
}

/** The discounts with these ids that still apply at a moment. */
export function findActiveDiscounts(
  work: Work,
  ids: readonly unknown[],
  moment: number,
): ActiveDiscount[] {
  return ids.flatMap((id) => {
    const discount = work.find('discount', String(id));
    const coupon = discount && work.find('coupon', discount.source.coupon);
    if (!discount || !coupon || (discount.end !== null && discount.end <= moment)) return [];
    return [{ discount, coupon }];
  });
}

/** What each discount takes off each amount, one after the other. */
export function allocateDiscounts(
  discounts: readonly { coupon: Stripe.Coupon; discount: { id: string } }[],
  amounts: readonly { amount: number; product: string | null }[],
): { id: string; amounts: number[] }[] {
  const left = amounts.map(({ amount }) => amount);
  return discounts.map(({ coupon, discount }) => {
    const products = coupon.applies_to?.products;
    const eligible = left.map((amount, index) =>
      products === undefined || products.includes(amounts[index]?.product ?? '') ? amount : 0,
    );
    const off = discountAmounts(eligible, {
      amountOffMinor: coupon.amount_off,
      percentOff: coupon.percent_off,
    });
    off.forEach((amount, index) => {
      left[index] = (left[index] ?? 0) - amount;
    });
    return { id: discount.id, amounts: off };
  });
}

/** The subscription's own discounts; without any, the customer's applies. */
export function discountsOf(work: Work, subscription: SubscriptionRow): string[] {
  if (subscription.discounts.length > 0) return subscription.discounts.map(String);
  const inherited = work.find('customer', subscription.customer)?.discount;
  return inherited ? [inherited.id] : [];
}

/** The items' prices for a whole cycle less the discounts that apply to every invoice; their own come first. */
export function discountedUnitTotals(
  work: Work,
  subscription: SubscriptionRow,
  items: readonly { amount: number; discounts: readonly unknown[]; product: string }[],
  moment: number,
): number[] {
  const lasting = (ids: readonly unknown[]) =>
    findActiveDiscounts(work, ids, moment).filter(({ coupon }) => coupon.duration !== 'once');
  const reduced = items.map((item) => ({
    product: item.product,
    amount: lessDiscounts(item.amount, allocateDiscounts(lasting(item.discounts), [item])),
  }));
  const off = allocateDiscounts(lasting(discountsOf(work, subscription)), reduced);
  return reduced.map(({ amount }, index) => lessDiscounts(amount, off, index));
}

function lessDiscounts(amount: number, off: { amounts: number[] }[], index = 0): number {
  return off.reduce((left, { amounts }) => left - (amounts[index] ?? 0), amount);
}
