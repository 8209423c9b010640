export type { Coupon, CouponState, NewCoupon } from './coupon.ts';
export { createCoupon, listCoupons, retireCoupon } from './manage-coupons.ts';
