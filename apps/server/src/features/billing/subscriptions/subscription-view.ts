import type { Subscription } from '@rostra/contract';
import { planNameOf } from '../plans/plan-prices.ts';
import { isEnding } from './subscription-state.ts';
import type { SubscriptionRow } from './subscriptions.repo.ts';

export function toSubscription(row: SubscriptionRow): Subscription {
  return {
    id: row.id,
    subscriptionId: row.id,
    status: row.status,
    customerId: row.customer_id,
    priceId: row.price_id,
    planId: row.plan,
    planName: planNameOf(row.plan),
    currentPeriodEnd: row.period_ends_at,
    currency: row.currency,
    credit: row.credit_minor,
    cancelAtPeriodEnd: isEnding(row),
    endsAt: row.ends_at,
  };
}
