import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { pageParams, timeCursor, timedPage } from '../../../paging.ts';
import { z } from '../../../zod.ts';
import { monthSchema } from '../closing/month.ts';
import { revenueKinds } from './revenue.ts';

const invalid = messageReference('rules', 'invalidValue');

const revenueMovementSchema = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(revenueKinds),
  currency: z.string(),
  /** By how much the revenue of a month changed, in the minor unit, rounded. */
  amount: z.number().int(),
  /** By how much the revenue of a year changed: exact, and what the sums are made of. */
  annualAmount: z.number().int(),
  /** Null if the member was erased. */
  member: z.object({ id: z.number().int(), name: z.string(), email: z.string() }).nullable(),
  /** Their names; null if there was none, or if the price belongs to no plan. */
  planBefore: z.string().nullable(),
  planAfter: z.string().nullable(),
});

export type RevenueMovement = z.infer<typeof revenueMovementSchema>;

const filters = z.object({
  month: monthSchema,
  currency: z.string(invalid).regex(/^[a-z]{3}$/, invalid),
  kind: z.enum(revenueKinds, invalid).optional(),
});

export const listRevenueMovements = defineCall({
  method: 'GET',
  path: '/api/studio/money/revenue/movements',
  summary: 'The changes behind the recurring revenue of a month, newest first',
  group: 'Money',
  access: 'money.read',
  query: filters.extend({
    ...pageParams(timeCursor),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(revenueMovementSchema),
      meta: timedPage,
    }),
  },
  errors: ['validation_failed', 'forbidden'],
});

export const exportRevenueMovements = defineCall({
  method: 'GET',
  path: '/api/studio/money/revenue/movements/export',
  summary: 'The changes behind the recurring revenue of a month as a CSV file',
  group: 'Money',
  access: 'money.read',
  needsProof: true,
  query: filters,
  success: { status: 200, body: z.string(), types: ['text/csv'] },
  errors: ['validation_failed', 'forbidden'],
});
