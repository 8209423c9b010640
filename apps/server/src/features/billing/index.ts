export type { BillingContext } from './context.ts';
export { type Billing, createBilling } from './create-billing.ts';
export { findEntitledPlan } from './entitlement/find-entitled-plan.ts';
export { billingFeature } from './feature.ts';
export { checkPaymentAccount, switchPaymentAccount } from './payment-account/payment-account.ts';
export { checkPrices } from './plans/check-prices.ts';
export { type ReconcileReport, reconcile } from './reconciliation/reconcile.ts';
