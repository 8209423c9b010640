import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { pageParams, timeCursor, timedPage } from '../../../paging.ts';
import { z } from '../../../zod.ts';
import { giftStates } from './gift.ts';

/** How many codes can be issued together. */
export const MAX_GIFTS_ISSUED = 200;
const MAX_MONTHS = 36;
const MAX_NOTE = 200;

const shared = { group: 'Gifts', access: 'plans.manage' } as const;
const invalid = messageReference('rules', 'invalidValue');
const countRange = messageReference('gifts-server', 'invalidCount', { max: MAX_GIFTS_ISSUED });
const monthsRange = messageReference('coupons-server', 'invalidMonths', { max: MAX_MONTHS });
const planNotFound = messageReference('billing-server', 'planNotFound');

const personSchema = z.object({ id: z.number().int(), name: z.string() });

const managedGiftSchema = z.object({
  id: z.string(),
  kind: z.enum(['bought', 'issued']),
  state: z.enum(giftStates),
  planId: z.string(),
  planName: z.string(),
  months: z.number().int(),
  /** In the minor unit. Null if staff issued it. */
  total: z.number().int().nullable(),
  currency: z.string().nullable(),
  note: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  /** Null if staff issued it, or if the account was deleted. */
  buyer: personSchema.nullable(),
  redeemedAt: z.string().nullable(),
  redeemedAs: z.enum(['plan', 'credit']).nullable(),
  /** Null if the account was deleted. */
  redeemedBy: personSchema.nullable(),
});

export type ManagedGift = z.infer<typeof managedGiftSchema>;

export const listGifts = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/gifts',
  summary: 'Gifts that were bought or issued, newest first',
  query: z.object({
    state: z.enum(['paid', 'redeemed', 'expired', 'revoked'], invalid).optional(),
    ...pageParams(timeCursor),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(managedGiftSchema),
      meta: timedPage,
    }),
  },
  errors: ['validation_failed', 'forbidden'],
});

export const issueGifts = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/gifts',
  summary: 'Issue gift codes without a payment',
  needsProof: true,
  body: z.object(
    {
      /** Chosen by the caller: a repeated call with the same key returns the same codes. */
      key: z.uuid(invalid),
      planId: z.string(planNotFound).max(100, planNotFound),
      months: z
        .number(monthsRange)
        .int(monthsRange)
        .min(1, monthsRange)
        .max(MAX_MONTHS, monthsRange),
      count: z
        .number(countRange)
        .int(countRange)
        .min(1, countRange)
        .max(MAX_GIFTS_ISSUED, countRange),
      /** The last day on which they can be redeemed, in the time zone of the site. */
      lastDay: z.iso.date(messageReference('coupons-server', 'invalidDay')).nullable(),
      note: z
        .string(invalid)
        .trim()
        .max(MAX_NOTE, messageReference('gifts-server', 'noteTooLong', { max: MAX_NOTE })),
    },
    invalid,
  ),
  success: { status: 200, body: z.object({ data: z.object({ codes: z.array(z.string()) }) }) },
  errors: ['validation_failed', 'forbidden', 'conflict', 'payments_unavailable'],
});

export const revokeGift = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/gifts/:id/revoke',
  summary: 'Withdraw a gift that nobody has redeemed',
  params: z.object({ id: z.string().max(100) }),
  success: { status: 200, body: managedGiftSchema },
  errors: ['forbidden', 'not_found', 'conflict'],
});

export type NewGifts = z.output<(typeof issueGifts)['body']>;
