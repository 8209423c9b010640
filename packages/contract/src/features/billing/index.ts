export * from './billing-settings.ts';
export { isDowngrade } from './changes/is-downgrade.ts';
export * from './changes/pause.ts';
export * from './changes/scheduled-change.ts';
export {
  type ClosingTotals,
  exportClosing,
  getClosing,
  getPaymentsStatus,
} from './closing/closing.ts';
export { isMonth } from './closing/month.ts';
export {
  exportPayouts,
  listPayouts,
  type Payout,
  type PayoutState,
  payoutStates,
} from './closing/payouts.ts';
export { applyCode, type CodePreview, previewCode } from './coupons/codes.ts';
export type { Coupon, CouponState, NewCoupon } from './coupons/coupon.ts';
export {
  type Discount,
  type DiscountDuration,
  type DiscountTerms,
  discountDurations,
} from './coupons/discount.ts';
export { createCoupon, listCoupons, retireCoupon } from './coupons/manage-coupons.ts';
export * from './gifts/buy-gifts.ts';
export { type Gift, type GiftState, giftLengths } from './gifts/gift.ts';
export {
  issueGifts,
  listGifts,
  MAX_GIFTS_ISSUED,
  type ManagedGift,
  type NewGifts,
  revokeGift,
} from './gifts/manage-gifts.ts';
export { previewRedemption, type Redemption, redeemGift } from './gifts/redeem-gifts.ts';
export * from './group.ts';
export * from './invoices/invoice.ts';
export * from './invoices/invoices.ts';
export * from './overview.ts';
export { type DeclineReason, declineReasons } from './payments/decline-reasons.ts';
export {
  type Dispute,
  type DisputeReason,
  type DisputeState,
  disputeReasons,
  disputeStates,
} from './payments/dispute.ts';
export {
  listPayments,
  type Payment,
  type PaymentState,
  paymentStates,
} from './payments/list-payments.ts';
export * from './payments/payment-methods.ts';
export { checkPaymentSetup, type PaymentSetup } from './payments/payment-setup.ts';
export { type PaymentToConfirm, paymentToConfirmSchema } from './payments/payment-to-confirm.ts';
export * from './payments/payments.ts';
export { previewRefund, type RefundPreview, refundPayment } from './payments/refunds.ts';
export * from './plans/list-plans.ts';
export {
  createPlan,
  editPlan,
  listManagedPlans,
  offerPlan,
  orderPlans,
  retirePlan,
} from './plans/manage-plans.ts';
export {
  type EditedPlan,
  type ManagedPlan,
  type NewPlan,
  type PlanCurrency,
  planCurrencies,
} from './plans/managed-plan.ts';
export {
  type MovedMember,
  type MoveState,
  moveMembers,
  moveStates,
  type PlanMove,
  previewMove,
} from './plans/move-members.ts';
export {
  type BuiltInPlan,
  builtInDescription,
  isBuiltInPlan,
  type Plan,
  type PlanDetails,
  type PlanFeature,
  type PlanInterval,
  planDetails,
  planFeatures,
  planIntervals,
  plans,
  plansOffered,
  type SitePlan,
} from './plans/plans.ts';
export {
  type CurrencyRevenue,
  exportRevenue,
  getRevenue,
  type RevenueKind,
  type RevenueMonth,
  revenueKinds,
} from './revenue/revenue.ts';
export {
  exportRevenueMovements,
  listRevenueMovements,
  type RevenueMovement,
} from './revenue/revenue-movements.ts';
export * from './statements.ts';
export * from './subscriptions/subscription.ts';
export * from './subscriptions/subscriptions.ts';
