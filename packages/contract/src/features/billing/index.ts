export * from './billing-settings.ts';
export { isDowngrade } from './changes/is-downgrade.ts';
export * from './changes/pause.ts';
export * from './changes/scheduled-change.ts';
export { applyCode, type CodePreview, previewCode } from './codes.ts';
export { type DeclineReason, declineReasons } from './decline-reasons.ts';
export {
  type Discount,
  type DiscountDuration,
  type DiscountTerms,
  discountDurations,
} from './discount.ts';
export * from './gifts/buy-gifts.ts';
export { type Gift, type GiftState, giftLengths } from './gifts/gift.ts';
export { previewRedemption, type Redemption, redeemGift } from './gifts/redeem-gifts.ts';
export * from './groups/group.ts';
export * from './invoice.ts';
export * from './invoices.ts';
export * from './list-plans.ts';
export * from './overview.ts';
export * from './payment-methods.ts';
export { type PaymentToConfirm, paymentToConfirmSchema } from './payment-to-confirm.ts';
export * from './payments.ts';
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
} from './plans.ts';
export * from './statements/statements.ts';
export * from './subscription.ts';
export * from './subscriptions.ts';
