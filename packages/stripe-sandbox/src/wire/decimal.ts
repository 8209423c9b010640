import type Stripe from 'stripe';

/** The SDK parses decimals into its own class; on the wire and in the store they are strings. */
export function decimal(value: number): Stripe.Decimal {
  return String(value) as unknown as Stripe.Decimal;
}
