import { type BillingOverview, type Plan, planFacts } from '@rostra/contract';
import { NO_BILLING } from './billing.ts';

export const SIMULATED_MS = { subscribe: 1500, update: 1000, cancel: 1000 } as const;
const SIMULATED_PERIOD_MS = 2_592_000_000;

/** The billing overview of a member who has just subscribed or changed plans. */
export function simulatedBilling(plan: Plan, now: number): BillingOverview {
  const facts = planFacts.find(({ id }) => id === plan);
  if (!facts) throw new Error('Plan not found');
  const currentPeriodEnd = new Date(now + SIMULATED_PERIOD_MS).toISOString();
  return {
    ...NO_BILLING,
    state: 'active',
    subscription: {
      id: 'simulated',
      subscriptionId: 'simulated',
      status: 'active',
      customerId: 'simulated',
      priceId: 'simulated',
      planId: facts.id,
      planName: facts.name,
      currentPeriodEnd,
      currency: facts.currency,
      credit: 0,
      cancelAtPeriodEnd: false,
      endsAt: null,
    },
    entitlement: { plan: facts.id, until: currentPeriodEnd },
  };
}
