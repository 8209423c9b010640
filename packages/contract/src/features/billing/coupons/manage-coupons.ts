import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';
import { couponSchema, newCouponSchema } from './coupon.ts';

const shared = { group: 'Coupons', access: 'plans.manage' } as const;
const success = { status: 200, body: z.object({ data: z.array(couponSchema) }) } as const;

export const listCoupons = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/coupons',
  summary: 'All coupons, newest first',
  success,
  errors: ['forbidden'],
});

export const createCoupon = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/coupons',
  summary: 'Create a coupon with its promotion code at Stripe',
  body: newCouponSchema,
  success,
  errors: ['validation_failed', 'forbidden', 'payments_unavailable'],
});

export const retireCoupon = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/coupons/:id/retire',
  summary: 'Accept a code no longer; members who have used it keep their discount',
  params: z.object({ id: z.string().max(100) }),
  success,
  errors: ['forbidden', 'not_found'],
});
