import type { Payments } from '../payments.ts';
import { toEvent } from '../stripe-mapping.ts';
import { isPlausibleSignature } from '../webhook-signature.ts';
import type { StripePaymentsOptions } from './call.ts';

export const stripeEvents = ({
  stripe,
  webhookSecrets,
}: StripePaymentsOptions): Pick<Payments, 'readEvent'> => ({
  readEvent: async (body, signature) => {
    if (!signature || !isPlausibleSignature(signature, Date.now())) return undefined;
    const { webhooks } = await stripe();
    for (const secret of webhookSecrets) {
      try {
        return toEvent(await webhooks.constructEventAsync(body, signature, secret));
      } catch (error) {
        if (!isBadSignature(error)) throw error;
      }
    }
    return undefined;
  },
});

const isBadSignature = (error: unknown) =>
  (error as { type?: string }).type === 'StripeSignatureVerificationError';
