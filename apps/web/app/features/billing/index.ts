export { graceOf } from './account/grace.ts';
export { useBillingOverview } from './account/use-billing-overview.ts';
export { useOwnSubscription } from './account/use-own-subscription.ts';
