import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';
import { typedGiftCode } from './gift-code.ts';

/**
 * `plan`: the member gets the plan from `startsAt` to `endsAt`. `credit`: the member pays for a plan, so what the gift
 * cost becomes credit. `wait`: neither is possible while the member pays for a plan.
 */
const redemptionKinds = ['plan', 'credit', 'wait'] as const;

const redemptionSchema = z.object({
  planId: z.string(),
  planName: z.string(),
  months: z.number().int(),
  redeemAs: z.enum(redemptionKinds),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Of the gift, in the minor unit. Null unless it becomes credit. */
  credit: z.object({ amount: z.number().int(), currency: z.string() }).nullable(),
  /** The name that the buyer gave. */
  recipientName: z.string(),
  message: z.string(),
  /** Until when it can be redeemed. */
  expiresAt: z.string().nullable(),
});

export type Redemption = z.infer<typeof redemptionSchema>;

const errors = ['validation_failed', 'unauthorized', 'conflict', 'payments_unavailable'] as const;

export const previewRedemption = defineCall({
  method: 'POST',
  path: '/api/gifts/redeem/preview',
  summary: 'What a gift code gives the member',
  group: 'Billing',
  access: 'member',
  body: z.object({ code: typedGiftCode }, messageReference('billing-server', 'codeRequired')),
  success: { status: 200, body: redemptionSchema },
  errors,
});

export const redeemGift = defineCall({
  method: 'POST',
  path: '/api/gifts/redeem',
  summary: 'Redeem a gift code as previewed',
  group: 'Billing',
  access: 'member',
  body: z.object(
    {
      code: typedGiftCode,
      /** What the member was shown. */
      redeemAs: z.enum(['plan', 'credit'], messageReference('rules', 'invalidValue')),
    },
    messageReference('billing-server', 'codeRequired'),
  ),
  success: { status: 200, body: redemptionSchema },
  errors,
});
