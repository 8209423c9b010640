export { billingChores } from './billing-chores.ts';
export { checkPrices } from './check-prices.ts';
export type { BillingContext, BillingFront } from './context.ts';
export { type Billing, createBilling } from './create-billing.ts';
export { findEntitledPlan } from './find-entitled-plan.ts';
export { checkPaymentsHome, settlePayments } from './payments-home.ts';
export { type ReconcileReport, reconcile } from './reconcile.ts';
export { billingRoutes, planRoutes, WEBHOOK_PATH, webhookRoute } from './routes.ts';
