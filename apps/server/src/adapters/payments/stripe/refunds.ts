import type { Payments } from '../payments.ts';
import type { StripeCall } from './call.ts';

const PING_TIMEOUT_MS = 3_000;

export const stripeRefunds = (call: StripeCall): Pick<Payments, 'refund' | 'ping'> => ({
  refund: ({ paymentId, amountMinor, requestKey }, idempotencyKey) =>
    call(async (api) => {
      await api.refunds.create(
        { charge: paymentId, amount: amountMinor, metadata: { request: requestKey } },
        { idempotencyKey },
      );
    }),
  ping: () =>
    call(async (api) => {
      await api.customers.list({ limit: 1 }, { timeout: PING_TIMEOUT_MS, maxNetworkRetries: 0 });
    }),
});
