export type { BillingContext } from './context.ts';
export { discountOn } from './coupons/discount-on.ts';
export { MIN_CHARGE_MINOR } from './coupons/find-coupon.ts';
export { discountFor, reducedPrice } from './coupons/stored-discount.ts';
export { createBilling } from './create-billing.ts';
export { countEntitled } from './entitlement/count-entitled.ts';
export { findEntitledPlan } from './entitlement/find-entitled-plan.ts';
export { listEntitled } from './entitlement/list-entitled.ts';
export { listPlansBefore } from './entitlement/list-plans-before.ts';
export { billingFeature } from './feature.ts';
export { createGiftCode, createGiftSeal, hashGiftCode } from './gifts/gift-code.ts';
export { giftStateOf } from './gifts/gift-view.ts';
export { newGift } from './gifts/new-gift.ts';
export { handlePaymentErrors } from './handle-payment-errors.ts';
export { describeMemberBilling } from './overview/describe-member-billing.ts';
export {
  checkPaymentAccount,
  switchPaymentAccount,
} from './payment-account/switch-payment-account.ts';
export { checkPrices } from './plans/check-prices.ts';
export { loadPlans } from './plans/load-plans.ts';
export { movePrice } from './plans/move-price.ts';
export { planNameOf } from './plans/plan-prices.ts';
export type { ReconcileReport } from './reconciliation/drift.ts';
export { reconcile } from './reconciliation/reconcile.ts';
export { stateOf } from './subscriptions/subscription-state.ts';
export { syncCustomer } from './sync/sync-customer.ts';
