import type Stripe from 'stripe';

type Partial<T> = { [K in keyof T]?: T[K] };

export function fullAddress(input: Partial<Stripe.Address>): Stripe.Address {
  return {
    city: input.city ?? null,
    country: input.country ?? null,
    line1: input.line1 ?? null,
    line2: input.line2 ?? null,
    postal_code: input.postal_code ?? null,
    state: input.state ?? null,
  };
}
