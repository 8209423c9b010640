import type { SubscriptionRow } from '../../../store/rows.ts';
import type { Change } from './change-subscription.ts';

/** The subscription with the changed items, period and anchor. A trial ends if the anchor is reset. */
export function withChange(subscription: SubscriptionRow, change: Change): SubscriptionRow {
  const endsTrial = subscription.status === 'trialing' && change.plan.resetsAnchor;
  return {
    ...subscription,
    billing_cycle_anchor: change.plan.anchor,
    cancel_at: subscription.cancel_at_period_end ? change.plan.period.end : subscription.cancel_at,
    items: { ...subscription.items, data: change.items },
    ...(endsTrial ? { status: 'active', trial_end: change.moment } : {}),
  };
}
