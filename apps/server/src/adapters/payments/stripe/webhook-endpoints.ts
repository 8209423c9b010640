import type { Payments } from '../payments.ts';
import type { StripeCall } from './call.ts';

/** The most that an account can have is 16 for each mode. */
const LIMIT = 100;

export const stripeWebhookEndpoints = (
  call: StripeCall,
): Pick<Payments, 'listWebhookEndpoints'> => ({
  listWebhookEndpoints: () =>
    call(async (api) => {
      const { data } = await api.webhookEndpoints.list({ limit: LIMIT });
      return data.map(({ url, status, enabled_events: events }) => ({
        url,
        isEnabled: status === 'enabled',
        events,
      }));
    }),
});
