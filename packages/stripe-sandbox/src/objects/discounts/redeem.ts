import type Stripe from 'stripe';
import { addIntervals } from '../../money/period.ts';
import { newIdOf } from '../../store/ids.ts';
import { nowFor } from '../../store/now.ts';
import type { DiscountRow, PromotionCodeRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { emit } from '../events/emit.ts';
import type { DiscountsInput } from './params.ts';

export interface Redeemer {
  /** null for a payer without a customer. */
  customer: string | null;
  currency: string;
  subscription?: string;
  subscriptionItem?: string;
  invoice?: string;
  /** What a promotion code's minimum is compared with. */
  subtotalMinor: number;
}

/** Turns the `discounts` parameter into discounts; those given by id are kept. */
export function redeem(work: Work, input: DiscountsInput, redeemer: Redeemer): string[] {
  return (input ?? []).map((given, index) => {
    const at = `discounts[${index}]`;
    if (given.discount !== undefined) {
      return get(work, 'discount', given.discount, `${at}[discount]`).id;
    }
    const code =
      given.promotion_code === undefined
        ? undefined
        : get(work, 'promotion_code', given.promotion_code, `${at}[promotion_code]`);
    if (code !== undefined) checkCode(work, code, redeemer, at);
    const couponId = code?.promotion.coupon ?? given.coupon;
    if (couponId === undefined) {
      throw invalidRequest('Pass a coupon, promotion_code or discount.', at, 'parameter_missing');
    }
    const coupon = get(work, 'coupon', couponId, `${at}[coupon]`);
    checkCoupon(work, coupon, redeemer, at);
    return createDiscount(work, coupon, code, redeemer).id;
  });
}

export function checkCoupon(
  work: Work,
  coupon: Stripe.Coupon,
  redeemer: Redeemer,
  at: string,
): void {
  const now = nowFor(work, redeemer.customer);
  const isExpired = coupon.redeem_by !== null && coupon.redeem_by <= now;
  if (!coupon.valid || isExpired) {
    throw invalidRequest(`Coupon expired: ${coupon.id}`, `${at}[coupon]`, 'coupon_expired');
  }
  if (coupon.currency !== null && coupon.currency !== redeemer.currency) {
    throw invalidRequest(`The coupon's currency is ${coupon.currency}.`, `${at}[coupon]`);
  }
}

export function checkCode(
  work: Work,
  code: PromotionCodeRow,
  redeemer: Redeemer,
  at: string,
): void {
  const param = `${at}[promotion_code]`;
  const now = nowFor(work, redeemer.customer);
  const isOver = code.expires_at !== null && code.expires_at <= now;
  if (!code.active || isOver) throw invalidRequest('This promotion code is inactive.', param);
  if (code.customer !== null && code.customer !== redeemer.customer) {
    throw invalidRequest('This promotion code is for another customer.', param);
  }
  if (code.restrictions.first_time_transaction && hasPaid(work, redeemer.customer)) {
    throw invalidRequest('This promotion code is for first-time customers.', param);
  }
  if ((code.restrictions.minimum_amount ?? 0) > redeemer.subtotalMinor) {
    throw invalidRequest('The minimum amount of this promotion code is not reached.', param);
  }
}

function hasPaid(work: Work, customer: string | null): boolean {
  if (customer === null) return false;
  return work
    .where('invoice', 'customer', customer)
    .some((row) => row.status === 'paid' && row.amount_paid > 0);
}

export function createDiscount(
  work: Work,
  coupon: Stripe.Coupon,
  code: PromotionCodeRow | undefined,
  redeemer: Redeemer,
  replaced: DiscountRow | null = null,
): DiscountRow {
  const start = nowFor(work, redeemer.customer);
  const months = { interval: 'month', interval_count: coupon.duration_in_months ?? 1 };
  const discount: DiscountRow = {
    id: newIdOf('discount'),
    object: 'discount',
    checkout_session: null,
    customer: redeemer.customer,
    customer_account: null,
    end: coupon.duration === 'repeating' ? addIntervals(start, months, 1) : null,
    invoice: redeemer.invoice ?? null,
    invoice_item: null,
    promotion_code: code?.id ?? null,
    source: { coupon: coupon.id, type: 'coupon' },
    start,
    subscription: redeemer.subscription ?? null,
    subscription_item: redeemer.subscriptionItem ?? null,
  };
  work.put('discount', discount);
  countRedemption(work, coupon, code);
  if (replaced === null) emit(work, 'customer.discount.created', discount);
  else emit(work, 'customer.discount.updated', discount, replaced);
  return discount;
}

function countRedemption(
  work: Work,
  coupon: Stripe.Coupon,
  code: PromotionCodeRow | undefined,
): void {
  const times = coupon.times_redeemed + 1;
  const valid = coupon.max_redemptions === null || times < coupon.max_redemptions;
  work.put('coupon', { ...coupon, times_redeemed: times, valid });
  if (code === undefined) return;
  const used = code.times_redeemed + 1;
  const active = code.max_redemptions === null || used < code.max_redemptions;
  work.put('promotion_code', { ...code, active, times_redeemed: used });
}
