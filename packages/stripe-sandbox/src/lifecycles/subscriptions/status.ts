import type Stripe from 'stripe';

type Status = Stripe.Subscription.Status;

/** Still running or waiting to: not canceled and not expired. */
export function isLive(status: Status): boolean {
  return status !== 'canceled' && status !== 'incomplete_expired';
}

/** Periods roll on, paid or not. */
export function isRenewing(status: Status): boolean {
  return (
    status === 'active' || status === 'past_due' || status === 'unpaid' || status === 'trialing'
  );
}
