import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';

/** `live` takes real money; `test` is Stripe's test mode. */
const paymentModes = ['live', 'test', 'sandbox', 'simulated', 'off'] as const;
/** `unknown`: Stripe could not be asked. */
const keyStates = ['accepted', 'refused', 'unknown'] as const;
const webhookStates = ['enabled', 'incomplete', 'disabled', 'missing', 'unknown'] as const;
/** `pending`: Rostra has not created it at Stripe yet. */
const priceStates = ['right', 'different', 'missing', 'pending', 'unknown'] as const;

const paymentSetupSchema = z.object({
  mode: z.enum(paymentModes),
  /** Variables of the environment that are missing before real money can be taken. */
  missing: z.array(z.string()),
  /** Null, like the webhook, if the site takes no payments. */
  key: z.enum(keyStates).nullable(),
  webhook: z
    .object({
      url: z.string(),
      state: z.enum(webhookStates),
      /** Events that Stripe does not send, although they are needed. */
      missingEvents: z.array(z.string()),
      /** When Stripe last sent an event with a valid signature. */
      lastEventAt: z.string().nullable(),
    })
    .nullable(),
  /** Of the plans that are not retired. */
  prices: z.array(
    z.object({
      planId: z.string(),
      plan: z.string(),
      priceId: z.string().nullable(),
      state: z.enum(priceStates),
      /** What the site shows, in the minor unit. */
      amount: z.number().int(),
      currency: z.string(),
      interval: z.string(),
    }),
  ),
});

export type PaymentSetup = z.infer<typeof paymentSetupSchema>;

export const checkPaymentSetup = defineCall({
  method: 'GET',
  path: '/api/studio/money/setup',
  summary: 'Checks keys, webhook and prices at Stripe, and lists what is missing',
  group: 'Money',
  access: 'settings.edit',
  success: { status: 200, body: z.object({ data: paymentSetupSchema }) },
  errors: ['forbidden'],
});
