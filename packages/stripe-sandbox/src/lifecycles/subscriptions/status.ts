import type Stripe from 'stripe';

type Status = Stripe.Subscription.Status;

/** Neither canceled nor expired. */
export function isLive(status: Status): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired';
}

/** Whether the subscription starts new billing periods, paid or not. */
export function isRenewing(status: Status): boolean {
  return (
    status === 'active' || status === 'past_due' || status === 'unpaid' || status === 'trialing'
  );
}
