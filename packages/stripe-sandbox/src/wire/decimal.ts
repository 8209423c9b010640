import type Stripe from 'stripe';

/** The SDK reads decimals into a class of its own; on the wire, and so in the store, each is a string. */
export function decimal(value: number): Stripe.Decimal {
  return String(value) as unknown as Stripe.Decimal;
}
