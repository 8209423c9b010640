import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';
import { planErrors } from '../payment-errors.ts';
import { subscriptionSchema } from '../subscriptions/subscription.ts';
import { discountTermsSchema } from './discount.ts';

const MAX_TYPED = 200;
const unknownCode = messageReference('billing-server', 'codeUnknown');

/** As people type it: in any case, with spaces, or with the dash of a word processor. */
export const normalizeCode = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/[\s\u200b-\u200f\u2060\ufeff]/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .toUpperCase();

export const typedCode = z
  .string(unknownCode)
  .max(MAX_TYPED, unknownCode)
  .transform(normalizeCode)
  .pipe(z.string().min(1, messageReference('billing-server', 'codeRequired')));

const codePreviewSchema = discountTermsSchema.extend({
  code: z.string(),
  currency: z.string(),
  /** Of the payment without the discount, in the minor unit. */
  price: z.number().int(),
  discount: z.number().int(),
  /** Charged to the card, after the discount and the credit. */
  amountDue: z.number().int(),
  creditUsed: z.number().int(),
  /** When; null for a first payment, which is charged now. */
  chargedAt: z.string().nullable(),
});

export type CodePreview = z.infer<typeof codePreviewSchema>;

export const previewCode = defineCall({
  method: 'POST',
  path: '/api/subscriptions/code/preview',
  summary: 'What the first payment of a plan, or the next one of the own plan, costs with a code',
  group: 'Billing',
  access: 'member',
  body: z.object({
    code: typedCode,
    /** Without it, for the plan that the member has. */
    planId: z.string(messageReference('billing-server', 'planNotFound')).max(100).optional(),
  }),
  success: { status: 200, body: codePreviewSchema },
  errors: planErrors,
});

export const applyCode = defineCall({
  method: 'POST',
  path: '/api/subscriptions/:subscriptionId/code',
  summary: 'Use a code for the plan that the member has, from the next payment on',
  group: 'Billing',
  access: 'member',
  params: z.object({ subscriptionId: z.string() }),
  body: z.object({
    code: typedCode,
    /** What the member was shown. If the next payment costs something else, nothing is changed. */
    amountDue: z.number().int().min(0),
  }),
  success: { status: 200, body: subscriptionSchema },
  errors: ['validation_failed', 'unauthorized', 'not_found', 'conflict', 'payments_unavailable'],
});
