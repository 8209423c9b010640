import { type CallOutput, defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { plans } from '../billing/plans/plans.ts';
import { localeQueryShape } from '../content/entry.ts';
import { libraryCardSchema } from '../member-content/library.ts';

export const getOverview = defineCall({
  method: 'GET',
  path: '/api/library/overview',
  summary: 'Get the dashboard overview: reading in progress and the newest member content',
  group: 'Member area',
  access: 'member',
  query: z.object(localeQueryShape),
  success: {
    status: 200,
    body: z.object({
      /** The plan that the member is entitled to now. */
      plan: z.enum(plans).nullable(),
      /** Started but not finished, last read first. */
      continueReading: z.array(libraryCardSchema),
      newest: z.array(libraryCardSchema),
      /** How many texts the plan includes, and how many of them are read. */
      openCount: z.number().int(),
      readCount: z.number().int(),
    }),
  },
  errors: ['validation_failed'],
});

export type DashboardOverview = CallOutput<typeof getOverview>;
