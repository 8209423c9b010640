import type { Plan, SubscriptionStatus } from '@rostra/contract';

export interface SubscriptionDetails {
  status: SubscriptionStatus;
  plan: Plan | null;
  period_ends_at: string;
  ends_at: string | null;
  unpaid_since: string | null;
  pause_starts_at: string | null;
}

export interface Entitlement {
  plan: Plan;
  until: string;
}

const DAY_MS = 24 * 60 * 60_000;

const daysAfter = (at: string, days: number) =>
  new Date(Date.parse(at) + days * DAY_MS).toISOString();

const graceEnd = ({ unpaid_since, period_ends_at }: SubscriptionDetails, graceDays: number) =>
  daysAfter(unpaid_since ?? period_ends_at, graceDays);

/**
 * What a member may read, decided without asking Stripe. A paid plan stays valid for the grace period
 * after its end, so that a slow renewal or an outage of Stripe locks nobody out.
 */
export function entitlementAt(
  subscription: SubscriptionDetails | undefined,
  now: string,
  graceDays: number,
): Entitlement | null {
  if (!subscription?.plan) return null;
  const until = endOf(subscription, graceDays);
  return until !== null && now < until ? { plan: subscription.plan, until } : null;
}

function endOf(subscription: SubscriptionDetails, graceDays: number): string | null {
  switch (subscription.status) {
    case 'active':
    case 'trialing':
      // A pause begins without a grace period: it is known that nothing will be paid.
      return earlier(
        subscription.ends_at ?? daysAfter(subscription.period_ends_at, graceDays),
        subscription.pause_starts_at,
      );
    case 'past_due':
      return earlier(graceEnd(subscription, graceDays), subscription.ends_at);
    default:
      return null;
  }
}

const earlier = (a: string, b: string | null) => (b !== null && b < a ? b : a);
