import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';
import { emailSchema } from '../../accounts/credentials.ts';
import { planErrors } from '../payment-errors.ts';
import { paymentToConfirmSchema, stripeId } from '../payments/payment-to-confirm.ts';
import { giftSchema } from './gift.ts';

const MAX_NAME = 100;
const MAX_MESSAGE = 500;

const invalid = messageReference('rules', 'invalidValue');
const planNotFound = messageReference('billing-server', 'planNotFound');
const params = z.object({ id: z.uuid(invalid) });

const choice = {
  planId: z.string(planNotFound).max(100, planNotFound),
  months: z.number(invalid).int(invalid).min(1, invalid).max(12, invalid),
};

const recipient = {
  recipientName: z
    .string(invalid)
    .trim()
    .max(MAX_NAME, messageReference('billing-server', 'giftNameTooLong', { max: MAX_NAME }))
    .default(''),
  message: z
    .string(invalid)
    .trim()
    .max(
      MAX_MESSAGE,
      messageReference('billing-server', 'giftMessageTooLong', { max: MAX_MESSAGE }),
    )
    .default(''),
};

const giftPreviewSchema = z.object({
  planId: z.string(),
  months: z.number().int(),
  currency: z.string(),
  /** All amounts in the minor unit. */
  total: z.number().int(),
  creditUsed: z.number().int(),
  /** An earlier amount that was too small to charge, and is charged now. */
  debit: z.number().int(),
  amountDue: z.number().int(),
});

export type GiftPreview = z.infer<typeof giftPreviewSchema>;

export const previewGift = defineCall({
  method: 'POST',
  path: '/api/gifts/preview',
  summary: 'What a gift costs, after the credit of the buyer',
  group: 'Billing',
  access: 'member',
  body: z.object(choice, planNotFound),
  success: { status: 200, body: giftPreviewSchema },
  errors: ['validation_failed', 'unauthorized', 'plan_not_found', 'payments_unavailable'],
});

export const buyGift = defineCall({
  method: 'POST',
  path: '/api/gifts',
  summary: 'Buy a gift; the payment is confirmed in the browser or made with a saved card',
  group: 'Billing',
  access: 'member',
  needsConfirmedAddress: true,
  body: z.object(
    {
      /** Chosen by the caller: a repeated call with the same id continues the same purchase. */
      id: z.uuid(invalid),
      ...choice,
      ...recipient,
      /** The gift is sent there once it is paid. */
      recipientEmail: emailSchema.nullable().default(null),
      /** What the buyer was shown. If it costs something else by now, nothing is charged. */
      amountDue: z.number(invalid).int(invalid).min(0, invalid),
      paymentMethodId: stripeId('paymentMethod').optional(),
    },
    invalid,
  ),
  success: {
    status: 200,
    body: z.object({ gift: giftSchema, payment: paymentToConfirmSchema.nullable() }),
  },
  errors: [...planErrors, 'payment_failed'],
});

export const listMyGifts = defineCall({
  method: 'GET',
  path: '/api/gifts',
  summary: 'Gifts that the member has paid for, newest first',
  group: 'Billing',
  access: 'member',
  success: { status: 200, body: z.object({ data: z.array(giftSchema) }) },
  errors: ['unauthorized'],
});

export const getMyGift = defineCall({
  method: 'GET',
  path: '/api/gifts/:id',
  summary: 'A gift with its code',
  group: 'Billing',
  access: 'member',
  params,
  success: { status: 200, body: giftSchema },
  errors: ['validation_failed', 'unauthorized', 'not_found'],
});

export const checkMyGift = defineCall({
  method: 'POST',
  path: '/api/gifts/:id/check',
  summary: 'A gift after synchronising with Stripe',
  group: 'Billing',
  access: 'member',
  params,
  success: { status: 200, body: giftSchema },
  errors: ['validation_failed', 'unauthorized', 'not_found', 'payments_unavailable'],
});

export const sendGift = defineCall({
  method: 'POST',
  path: '/api/gifts/:id/send',
  summary: 'Send a gift to its recipient by mail',
  group: 'Billing',
  access: 'member',
  needsConfirmedAddress: true,
  params,
  body: z.object({ ...recipient, recipientEmail: emailSchema }, invalid),
  success: { status: 200, body: giftSchema },
  errors: ['validation_failed', 'unauthorized', 'not_found', 'conflict'],
});
