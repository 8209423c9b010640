import { z } from '../../../zod.ts';
import type { PlanInterval } from '../plans/plans.ts';

/** How many months of a plan can be given. */
export const giftLengths: Record<PlanInterval, readonly number[]> = {
  month: [1, 3, 6, 12],
  year: [12],
};

/** `open`: not paid yet. `revoked`: refunded, disputed, or withdrawn by staff. */
export const giftStates = ['open', 'paid', 'redeemed', 'expired', 'revoked'] as const;
export type GiftState = (typeof giftStates)[number];

/** A gift as its buyer sees it. */
export const giftSchema = z.object({
  id: z.string(),
  state: z.enum(giftStates),
  planId: z.string(),
  planName: z.string(),
  months: z.number().int(),
  currency: z.string(),
  /** In the minor unit, before credit. */
  total: z.number().int(),
  /** Only while it can be redeemed. */
  code: z.string().nullable(),
  recipientName: z.string(),
  recipientEmail: z.string().nullable(),
  message: z.string(),
  /** When it was last sent to the recipient. */
  sentAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  redeemedAt: z.string().nullable(),
  expiresAt: z.string().nullable(),
});

export type Gift = z.infer<typeof giftSchema>;
