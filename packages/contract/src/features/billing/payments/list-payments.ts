import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { pageParams, timeCursor, timedPage } from '../../../paging.ts';
import { z } from '../../../zod.ts';
import { declineReasons } from './decline-reasons.ts';
import { disputeSchema } from './dispute.ts';

/** `failed`: a card was charged without success and the invoice is still unpaid. */
export const paymentStates = ['paid', 'failed', 'refunded', 'disputed'] as const;

const invalid = messageReference('rules', 'invalidValue');

const paymentSchema = z.object({
  /** Of the invoice. */
  id: z.string(),
  number: z.string().nullable(),
  member: z.object({ id: z.number().int(), name: z.string(), email: z.string() }),
  /** What was bought, from the last line of the invoice. */
  description: z.string().nullable(),
  currency: z.string(),
  /** Paid, or due if it failed, in the minor unit of the currency. */
  amount: z.number().int(),
  amountRefunded: z.number().int(),
  /** What a discount took off. */
  discount: z.number().int(),
  isPaid: z.boolean(),
  isDisputed: z.boolean(),
  /** Newest first. */
  disputes: z.array(disputeSchema),
  /** Of the payment, or of the invoice if it is unpaid. */
  at: z.string(),
  /** Why the last failed attempt to charge the card failed. */
  declineReason: z.enum(declineReasons).nullable(),
  attempts: z.number().int(),
  /** When Stripe charges the card again; null if it no longer tries. */
  nextAttemptAt: z.string().nullable(),
});

export type PaymentState = (typeof paymentStates)[number];
export type Payment = z.infer<typeof paymentSchema>;

export const listPayments = defineCall({
  method: 'GET',
  path: '/api/studio/money/payments',
  summary: 'Payments page by page, newest first',
  group: 'Money',
  access: 'money.read',
  query: z.object({
    state: z.enum(paymentStates, invalid).optional(),
    ...pageParams(timeCursor),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(paymentSchema),
      meta: timedPage,
    }),
  },
  errors: ['validation_failed', 'forbidden'],
});
