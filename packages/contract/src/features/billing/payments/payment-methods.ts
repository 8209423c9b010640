import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { okSchema } from '../../../ok.ts';
import { z } from '../../../zod.ts';
import { stripeId } from './payment-to-confirm.ts';

export const paymentMethodSchema = z.object({
  id: z.string(),
  isDefault: z.boolean(),
  brand: z.string(),
  last4: z.string(),
  expMonth: z.number().int(),
  expYear: z.number().int(),
});

export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

export const listPaymentMethods = defineCall({
  method: 'GET',
  path: '/api/payments/methods',
  summary: 'Cards of the logged-in member, the default first',
  group: 'Billing',
  access: 'member',
  success: { status: 200, body: z.array(paymentMethodSchema) },
  errors: ['unauthorized', 'payments_unavailable'],
});

export const createSetupIntent = defineCall({
  method: 'POST',
  path: '/api/payments/setup-intent',
  summary: 'Start adding a card, which the browser then confirms with Stripe.js',
  group: 'Billing',
  access: 'member',
  success: { status: 200, body: z.object({ setupIntentId: z.string(), clientSecret: z.string() }) },
  errors: ['unauthorized', 'payments_unavailable'],
});

export const addPaymentMethod = defineCall({
  method: 'POST',
  path: '/api/payments/methods',
  summary: 'Save a card; the first one, and any one while a payment is due, becomes the default',
  group: 'Billing',
  access: 'member',
  body: z.object(
    {
      paymentMethodId: stripeId('paymentMethod'),
      makeDefault: z.boolean(messageReference('billing-server', 'defaultBoolean')).optional(),
    },
    messageReference('billing-server', 'idRequired', { what: 'paymentMethod' }),
  ),
  success: { status: 200, body: paymentMethodSchema },
  errors: [
    'validation_failed',
    'unauthorized',
    'not_found',
    'payment_failed',
    'payments_unavailable',
  ],
});

export const setDefaultPaymentMethod = defineCall({
  method: 'PUT',
  path: '/api/payments/methods/:id/default',
  summary: 'Make a card the default and pay an open invoice with it',
  group: 'Billing',
  access: 'member',
  params: z.object({ id: z.string() }),
  success: { status: 200, body: paymentMethodSchema },
  errors: ['unauthorized', 'not_found', 'payment_failed', 'payments_unavailable'],
});

export const removePaymentMethod = defineCall({
  method: 'DELETE',
  path: '/api/payments/methods/:id',
  summary: 'Remove a card, unless it is the only one of an active subscription',
  group: 'Billing',
  access: 'member',
  params: z.object({ id: z.string() }),
  success: { status: 200, body: okSchema },
  errors: ['unauthorized', 'not_found', 'card_needed', 'payments_unavailable'],
});
