export { checkPrices } from './check-prices.ts';
export type { BillingContext } from './context.ts';
export { type Billing, createBilling } from './create-billing.ts';
export { billingFeature } from './feature.ts';
export { findEntitledPlan } from './find-entitled-plan.ts';
export { checkPaymentsHome, settlePayments } from './payments-home.ts';
export { type ReconcileReport, reconcile } from './reconcile.ts';
