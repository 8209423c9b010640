export { graceOf } from './account/grace.ts';
export { useBillingOverview } from './account/use-billing-overview.ts';
export { useOwnSubscription } from './account/use-own-subscription.ts';
export { type BadgeState, StateBadge } from './current/state-badge.tsx';
export { useSeatPayer } from './groups/use-seat-payer.ts';
export { usePlanName } from './plans/use-plan-name.ts';
