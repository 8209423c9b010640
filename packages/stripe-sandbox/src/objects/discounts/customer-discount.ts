import type Stripe from 'stripe';
import type { DiscountRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { missing } from '../../wire/errors.ts';
import { emit } from '../events/emit.ts';
import { checkCoupon, createDiscount } from './redeem.ts';

/**
 * Gives a customer a discount on all invoices. This API version has no parameter for it; discounts of earlier versions
 * and of the dashboard still apply.
 */
export function setCustomerDiscount(work: Work, id: string, couponId: string): DiscountRow {
  const customer = get(work, 'customer', id, 'customer');
  const coupon = get(work, 'coupon', couponId, 'coupon');
  const redeemer = {
    currency: customer.currency ?? coupon.currency ?? 'usd',
    customer: id,
    subtotalMinor: Number.POSITIVE_INFINITY,
  };
  checkCoupon(work, coupon, redeemer, 'customer');
  const before = customer.discount as DiscountRow | null;
  const discount = createDiscount(work, coupon, undefined, redeemer, before);
  work.put('customer', { ...customer, discount });
  return discount;
}

export function removeCustomerDiscount(work: Work, id: string): Stripe.DeletedDiscount {
  const customer = get(work, 'customer', id);
  if (!customer.discount) throw missing('discount', id);
  work.put('customer', { ...customer, discount: null });
  return announceRemoval(work, customer.discount as DiscountRow);
}

export function announceRemoval(work: Work, discount: DiscountRow): Stripe.DeletedDiscount {
  emit(work, 'customer.discount.deleted', discount);
  const { end: _, deleted: __, ...rest } = discount;
  return { ...rest, deleted: true };
}
