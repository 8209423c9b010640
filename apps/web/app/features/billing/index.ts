export { graceOf } from './account/grace.ts';
export { useBillingOverview } from './account/use-billing-overview.ts';
