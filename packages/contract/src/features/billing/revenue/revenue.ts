import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';

/** Why recurring revenue changed, in the order in which a month is added up. */
export const revenueKinds = [
  'new',
  'reactivation',
  'expansion',
  'contraction',
  'cancelled',
  'unpaid',
] as const;

export type RevenueKind = (typeof revenueKinds)[number];

const shared = { group: 'Money', access: 'money.read' } as const;
const amount = z.number().int();
const movementSumSchema = z.object({
  /** Of a month, in the minor unit. Negative for what was lost. */
  amount,
  /** Of movements. */
  count: z.number().int(),
});

const revenueMonthSchema = z.object({
  /** Such as `2026-10`. */
  month: z.string(),
  opening: amount,
  /** They add up to the difference between `opening` and `closing`. */
  movements: z.record(z.enum(revenueKinds), movementSumSchema),
  closing: amount,
  /** Members who pay at the end of the month. */
  members: z.number().int(),
});

const currencyRevenueSchema = z.object({
  currency: z.string(),
  /** Oldest first. */
  months: z.array(revenueMonthSchema),
});

export type CurrencyRevenue = z.infer<typeof currencyRevenueSchema>;
export type RevenueMonth = z.infer<typeof revenueMonthSchema>;

const invalidMonths = messageReference('rules', 'invalidValue');
const MAX_MONTHS = 60;

const revenueQuery = z.object({
  /** How many, up to the current one. */
  months: z.coerce
    .number(invalidMonths)
    .int(invalidMonths)
    .min(1, invalidMonths)
    .max(MAX_MONTHS, invalidMonths)
    .default(12),
});

export const getRevenue = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/money/revenue',
  summary: 'Monthly recurring revenue and its movements, by currency',
  query: revenueQuery,
  success: {
    status: 200,
    body: z.object({
      data: z.array(currencyRevenueSchema),
      /** False until subscriptions from before the figures existed are counted. */
      meta: z.object({ isComplete: z.boolean() }),
    }),
  },
  errors: ['validation_failed', 'forbidden'],
});

export const exportRevenue = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/money/revenue/export',
  summary: 'Monthly recurring revenue and its movements as a CSV file',
  query: revenueQuery,
  success: { status: 200, body: z.string(), types: ['text/csv'] },
  errors: ['validation_failed', 'forbidden'],
});
