import { type BillingOverview, planDetails } from '@rostra/contract';
import { NO_BILLING } from './billing.ts';

export const SIMULATED_MS = { subscribe: 1500, update: 1000, cancel: 1000 } as const;
const SIMULATED_PERIOD_MS = 2_592_000_000;

/** The billing overview of a member who has just subscribed or changed plans. */
export function simulatedBilling(plan: string, now: number): BillingOverview {
  const details = planDetails.find(({ id }) => id === plan);
  if (!details) throw new Error('Plan not found');
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
      planId: details.id,
      planName: details.name,
      currentPeriodEnd,
      price: details.priceMinor,
      discount: null,
      scheduledChange: null,
      scheduledSeats: null,
      quantity: 1,
      pause: null,
      nextPrice: details.priceMinor,
      interval: details.interval,
      currency: details.currency,
      credit: 0,
      cancelAtPeriodEnd: false,
      endsAt: null,
    },
    entitlement: { plan: details.id, until: currentPeriodEnd },
  };
}
