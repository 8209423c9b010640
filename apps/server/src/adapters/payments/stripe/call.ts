import type Stripe from 'stripe';
import { PaymentsError } from '../payments.ts';
import { toPaymentsError } from '../stripe-errors.ts';

export interface StripePaymentsOptions {
  stripe: () => Promise<Stripe>;
  /** Any of them may have signed an event, so that a secret can be rotated. */
  webhookSecrets: readonly string[];
}

/** Calls Stripe and turns its errors into those of `Payments`. */
export type StripeCall = <T>(send: (api: Stripe) => Promise<T>) => Promise<T>;

export const createStripeCall =
  (stripe: () => Promise<Stripe>): StripeCall =>
  async (send) => {
    try {
      return await send(await stripe());
    } catch (error) {
      throw toPaymentsError(error);
    }
  };

export const ifMissing =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof PaymentsError && error.failure.kind === 'not_found') return value;
    throw error;
  };
