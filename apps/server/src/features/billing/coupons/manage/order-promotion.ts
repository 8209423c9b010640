import { createHash } from 'node:crypto';
import type { CouponRow } from '../../../../db/tables/billing/plans.ts';
import type { BillingContext } from '../../context.ts';
import { findProductsOf } from '../../plans/prices/find-products.ts';

type Ordered = Omit<CouponRow, 'uses' | 'promotion_id' | 'is_active' | 'retired_at'>;

/**
 * Creates the coupon and its promotion code at Stripe, or finds those of an earlier attempt. Rostra counts the
 * uses itself: Stripe counts those that are never paid, too.
 */
export async function orderPromotion(billing: BillingContext, coupon: Ordered): Promise<string> {
  const planIds = coupon.plan_ids === null ? null : (JSON.parse(coupon.plan_ids) as string[]);
  return billing.payments.ensurePromotion({
    couponId: `rostra_${siteKey(billing.site.url)}_${coupon.id}`,
    code: coupon.code,
    name: coupon.name,
    percentOff: coupon.percent_off,
    amountOffMinor: coupon.amount_off_minor,
    currency: coupon.currency,
    duration: coupon.duration,
    months: coupon.months,
    expiresAt: coupon.expires_at,
    plans: planIds && (await findProductsOf(billing, planIds)),
  });
}

/** Several sites can share an account at Stripe, for example for tests. */
const siteKey = (url: string) => createHash('sha256').update(url).digest('hex').slice(0, 8);
