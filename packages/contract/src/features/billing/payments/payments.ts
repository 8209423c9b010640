import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';
import { stripeId } from './payment-to-confirm.ts';

export const createPaymentIntent = defineCall({
  method: 'POST',
  path: '/api/payments/create-intent',
  summary: 'Create the first payment of a subscription, to be confirmed with Stripe.js',
  group: 'Billing',
  access: 'member',
  body: z.object(
    {
      priceId: stripeId('price'),
      currency: z
        .string(messageReference('billing-server', 'currencyText'))
        .regex(/^[a-zA-Z]{3}$/, messageReference('billing-server', 'currencyLetters'))
        .toLowerCase()
        .default('usd'),
    },
    messageReference('billing-server', 'idRequired', { what: 'price' }),
  ),
  success: {
    status: 200,
    body: z.object({
      /** Null if a credit covers the payment; the plan is then active. */
      clientSecret: z.string().nullable(),
      subscriptionId: z.string(),
      /** In the currency's minor unit. */
      amount: z.number().int(),
      currency: z.string(),
    }),
  },
  errors: [
    'validation_failed',
    'unauthorized',
    'plan_not_found',
    'already_subscribed',
    'payments_unavailable',
  ],
});

export const createPortalSession = defineCall({
  method: 'POST',
  path: '/api/payments/customer-portal',
  summary: 'Create a link to the Stripe customer portal',
  group: 'Billing',
  access: 'member',
  needsProof: true,
  body: z.object(
    {
      /** A page of this site, as a path or as a full URL. */
      returnUrl: z
        .string(messageReference('billing-server', 'returnUrlRequired'))
        .min(1, messageReference('billing-server', 'returnUrlRequired'))
        .max(2000),
    },
    messageReference('billing-server', 'returnUrlRequired'),
  ),
  success: { status: 200, body: z.object({ url: z.string() }) },
  errors: ['validation_failed', 'unauthorized', 'payments_unavailable'],
});
