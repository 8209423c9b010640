import type Stripe from 'stripe';
import type { Payments, PromotedPlan, PromotionOrder } from '../payments.ts';
import { PaymentsError } from '../payments-error.ts';
import { idOf } from '../stripe-mapping.ts';
import { ifMissing, type StripeCall } from './call.ts';

export const stripePromotions = (
  call: StripeCall,
): Pick<Payments, 'ensurePromotion' | 'setPromotionActive'> => ({
  async ensurePromotion(order) {
    await ensureCoupon(call, order);
    const found = await call((api) => findPromotion(api, order));
    if (found) return found;
    try {
      return await call((api) => createPromotion(api, order));
    } catch (error) {
      if (!isRefused(error)) throw error;
      // Another request has just created it, or the code belongs to another coupon.
      const made = await call((api) => findPromotion(api, order));
      if (made) return made;
      throw error;
    }
  },

  setPromotionActive: (promotionId, active) =>
    call(async (api) => {
      await api.promotionCodes.update(promotionId, { active });
    }).catch(ifMissing(undefined)),
});

const isRefused = (error: unknown) =>
  error instanceof PaymentsError && error.failure.kind === 'invalid';

async function ensureCoupon(call: StripeCall, order: PromotionOrder): Promise<void> {
  const isFound = await call((api) => api.coupons.retrieve(order.couponId))
    .then(() => true)
    .catch(ifMissing(false));
  if (isFound) return;
  try {
    await call(async (api) => {
      const products = order.plans && (await findProducts(api, order.plans));
      await api.coupons.create({
        ...couponOf(order),
        ...(products ? { applies_to: { products } } : {}),
      });
    });
  } catch (error) {
    // Another request has just created it.
    if (!isRefused(error)) throw error;
    await call((api) => api.coupons.retrieve(order.couponId));
  }
}

const couponOf = (order: PromotionOrder): Stripe.CouponCreateParams => ({
  id: order.couponId,
  name: order.name,
  duration: order.duration,
  ...(order.months === null ? {} : { duration_in_months: order.months }),
  ...(order.percentOff === null ? {} : { percent_off: order.percentOff }),
  ...(order.amountOffMinor === null || order.currency === null
    ? {}
    : { amount_off: order.amountOffMinor, currency: order.currency }),
});

async function findProducts(api: Stripe, plans: readonly PromotedPlan[]): Promise<string[]> {
  const products = new Set<string>();
  for (const { name, priceIds, productId } of plans) {
    // If it exists, perhaps because another request has just created it, the second attempt finds it.
    await api.products
      .retrieve(productId)
      .catch(() => api.products.create({ id: productId, name }))
      .catch(() => api.products.retrieve(productId));
    products.add(productId);
    for (const id of priceIds) {
      products.add(idOf((await api.prices.retrieve(id)).product) as string);
    }
  }
  return [...products];
}

async function findPromotion(api: Stripe, { code, couponId }: PromotionOrder) {
  const { data } = await api.promotionCodes.list({ code, coupon: couponId, limit: 1 });
  return data[0]?.id;
}

async function createPromotion(api: Stripe, { code, couponId, expiresAt }: PromotionOrder) {
  const { id } = await api.promotionCodes.create({
    promotion: { type: 'coupon', coupon: couponId },
    code,
    ...(expiresAt === null ? {} : { expires_at: Math.floor(Date.parse(expiresAt) / 1000) }),
  });
  return id;
}
