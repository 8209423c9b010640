export { createBilling } from './create-billing.ts';
export { countEntitled } from './entitlement/count-entitled.ts';
export { findEntitledPlan } from './entitlement/find-entitled-plan.ts';
export { listEntitled } from './entitlement/list-entitled.ts';
export { listPlansBefore } from './entitlement/list-plans-before.ts';
export {
  findMemberPlans,
  isOnPlan,
  type MemberPlan,
  membersBilled,
} from './entitlement/members-by-plan.ts';
export { isPaidBefore, payersBefore } from './entitlement/payers-before.ts';
export { billingFeatures } from './feature.ts';
export { createGiftSeal } from './gifts/gift-code.ts';
export { membersOfGroup } from './groups/members-of-group.ts';
export { describeMemberBilling } from './overview/describe-member-billing.ts';
export {
  checkPaymentAccount,
  switchPaymentAccount,
} from './payment-account/switch-payment-account.ts';
export { configuredPaymentsOf } from './payment-setup/configured-payments.ts';
export { loadPlans } from './plans/load-plans.ts';
export { checkPrices } from './plans/prices/check-prices.ts';
export type { ReconcileReport } from './reconciliation/drift.ts';
export { reconcile } from './reconciliation/reconcile.ts';
export { stateOf } from './subscriptions/subscription-state.ts';
export { readEventQueue } from './webhooks/read-event-queue.ts';
