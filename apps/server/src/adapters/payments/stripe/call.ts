import type Stripe from 'stripe';
import type { Tracing } from '../../tracing/tracing.ts';
import { PaymentsError } from '../payments-error.ts';
import { toPaymentsError } from '../stripe-errors.ts';

export interface StripePaymentsOptions {
  stripe: () => Promise<Stripe>;
  /** Any of them may have signed an event, so that a secret can be rotated. */
  webhookSecrets: readonly string[];
  tracing?: Tracing | undefined;
  /** The pages of the account for staff, such as `https://dashboard.stripe.com`. The sandbox has none. */
  dashboardUrl?: string | undefined;
}

/** Calls Stripe and turns its errors into those of `Payments`. */
export type StripeCall = <T>(send: (api: Stripe) => Promise<T>) => Promise<T>;

export const createStripeCall =
  ({ stripe, tracing }: Pick<StripePaymentsOptions, 'stripe' | 'tracing'>): StripeCall =>
  async (send) => {
    const work = async () => send(await stripe());
    try {
      return await (tracing ? tracing.run({ name: 'Stripe' }, work) : work());
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
