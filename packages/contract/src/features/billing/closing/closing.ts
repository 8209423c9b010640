import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';
import { monthSchema } from './month.ts';

const monthQuery = z.object({ month: monthSchema });

const closingTotalsSchema = z.object({
  currency: z.string(),
  /** All amounts in the minor unit. Refunds and disputes are negative. */
  payments: z.number().int(),
  refunds: z.number().int(),
  disputes: z.number().int(),
  /** The part of the total that is tax. */
  tax: z.number().int(),
  /** What discounts took off the payments. */
  discounts: z.number().int(),
  /** What Stripe charged in this currency, as far as it is known. */
  fees: z.number().int(),
  total: z.number().int(),
  count: z.number().int(),
});

export type ClosingTotals = z.infer<typeof closingTotalsSchema>;

export const getClosing = defineCall({
  method: 'GET',
  path: '/api/studio/money/closing',
  summary: 'What came in and went out in a month, by currency',
  group: 'Money',
  access: 'money.read',
  query: monthQuery,
  success: { status: 200, body: z.object({ data: z.array(closingTotalsSchema) }) },
  errors: ['validation_failed', 'forbidden'],
});

export const exportClosing = defineCall({
  method: 'GET',
  path: '/api/studio/money/closing/export',
  summary: 'Every payment, refund and dispute of a month as a CSV file for bookkeeping',
  group: 'Money',
  access: 'money.read',
  needsProof: true,
  query: monthQuery,
  success: { status: 200, body: z.string(), types: ['text/csv'] },
  errors: ['validation_failed', 'forbidden'],
});

export const getPaymentsStatus = defineCall({
  method: 'GET',
  path: '/api/studio/money/status',
  summary: 'Whether Stripe can be reached, and how recent our copy is',
  group: 'Money',
  access: 'money.read',
  success: {
    status: 200,
    body: z.object({
      data: z.object({
        /** `off`: the site takes no payments. */
        stripe: z.enum(['reachable', 'unreachable', 'off']),
        /** When Stripe last told us something; null if never. */
        asOf: z.string().nullable(),
      }),
    }),
  },
  errors: ['forbidden'],
});
