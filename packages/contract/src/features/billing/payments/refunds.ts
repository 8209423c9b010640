import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { okSchema } from '../../../ok.ts';
import { z } from '../../../zod.ts';

const params = z.object({ id: z.string().max(255) });
const MAX_AMOUNT = 2 ** 31 - 1;
const invalidAmount = messageReference('money-server', 'invalidAmount');

const refundPreviewSchema = z.object({
  currency: z.string(),
  /** All amounts in the minor unit of the currency. */
  amountPaid: z.number().int(),
  amountRefunded: z.number().int(),
  /** The most that can be refunded. */
  amountLeft: z.number().int(),
  /** The member’s access, which a refund does not change. Null without access. */
  accessUntil: z.string().nullable(),
  /** If it paid a gift: `unused` is withdrawn by a full refund, `redeemed` stays. */
  gift: z.enum(['unused', 'redeemed']).nullable(),
  /** When the next payment is due; null if the membership does not renew. */
  renewsAt: z.string().nullable(),
});

export type RefundPreview = z.infer<typeof refundPreviewSchema>;

export const previewRefund = defineCall({
  method: 'GET',
  path: '/api/studio/money/payments/:id/refund',
  summary: 'How much of a payment can be refunded, and what happens to access',
  group: 'Money',
  access: 'money.refund',
  params,
  success: { status: 200, body: z.object({ data: refundPreviewSchema }) },
  errors: ['forbidden', 'not_found', 'conflict', 'payments_unavailable'],
});

export const refundPayment = defineCall({
  method: 'POST',
  path: '/api/studio/money/payments/:id/refund',
  summary: 'Refund a payment, in full or in part',
  group: 'Money',
  access: 'money.refund',
  needsProof: true,
  params,
  body: z.object(
    {
      amount: z.number(invalidAmount).int(invalidAmount).min(1, invalidAmount).max(MAX_AMOUNT, {
        error: invalidAmount,
      }),
      /** Chosen by the caller: a repeated call with the same key refunds nothing again. */
      key: z.uuid(messageReference('rules', 'invalidValue')),
    },
    invalidAmount,
  ),
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict', 'payments_unavailable'],
});
