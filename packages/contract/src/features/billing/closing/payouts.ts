import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { pageParams, timedPage } from '../../../paging.ts';
import { z } from '../../../zod.ts';

export const payoutStates = ['pending', 'in_transit', 'paid', 'failed', 'canceled'] as const;

const payoutSchema = z.object({
  id: z.string(),
  currency: z.string(),
  /** In the minor unit. Negative if Stripe took money from the bank account. */
  amount: z.number().int(),
  state: z.enum(payoutStates),
  at: z.string(),
  /** The day on which it is or was expected at the bank, such as `2026-10-05`. Not a moment: it has no zone. */
  arrivesOn: z.string(),
});

export type Payout = z.infer<typeof payoutSchema>;
export type PayoutState = (typeof payoutStates)[number];

export const listPayouts = defineCall({
  method: 'GET',
  path: '/api/studio/money/payouts',
  summary: 'Payouts from Stripe to the bank account, newest first, read from Stripe',
  group: 'Money',
  access: 'money.read',
  query: z.object({
    ...pageParams(z.string().regex(/^po_\w{1,250}$/, messageReference('rules', 'invalidCursor'))),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(payoutSchema),
      meta: timedPage,
    }),
  },
  errors: ['validation_failed', 'forbidden', 'payments_unavailable'],
});

export const exportPayouts = defineCall({
  method: 'GET',
  path: '/api/studio/money/payouts/export',
  summary: 'The payouts of the last year as a CSV file for bookkeeping',
  group: 'Money',
  access: 'money.read',
  success: { status: 200, body: z.string(), types: ['text/csv'] },
  errors: ['forbidden', 'payments_unavailable'],
});
