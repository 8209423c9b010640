import type { Plan, SubscriptionStatus } from '@rostra/contract';

export interface SubscriptionFacts {
  status: SubscriptionStatus;
  plan: Plan | null;
  period_ends_at: string;
  ends_at: string | null;
  unpaid_since: string | null;
}

export interface Entitlement {
  plan: Plan;
  until: string;
}

const DAY_MS = 24 * 60 * 60_000;

const daysAfter = (at: string, days: number) =>
  new Date(Date.parse(at) + days * DAY_MS).toISOString();

/** When the plan stops opening things although the renewal was not paid. */
const graceEnd = ({ unpaid_since, period_ends_at }: SubscriptionFacts, graceDays: number) =>
  daysAfter(unpaid_since ?? period_ends_at, graceDays);

/**
 * What a member may read, from what is known here alone. A paid plan is good for the days of grace
 * beyond its period, so that nobody is locked out while a renewal is under way or Stripe is silent.
 */
export function entitlementAt(
  subscription: SubscriptionFacts | undefined,
  now: string,
  graceDays: number,
): Entitlement | null {
  if (!subscription?.plan) return null;
  const until = endOf(subscription, graceDays);
  return until !== null && now < until ? { plan: subscription.plan, until } : null;
}

function endOf(subscription: SubscriptionFacts, graceDays: number): string | null {
  switch (subscription.status) {
    case 'active':
    case 'trialing':
      return subscription.ends_at ?? daysAfter(subscription.period_ends_at, graceDays);
    case 'past_due':
      return earlier(graceEnd(subscription, graceDays), subscription.ends_at);
    default:
      return null;
  }
}

const earlier = (a: string, b: string | null) => (b !== null && b < a ? b : a);
