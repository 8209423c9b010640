import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { plans } from '../billing/plans.ts';
import { libraryCardSchema } from '../member-content/library.ts';

export const getOverview = defineCall({
  method: 'GET',
  path: '/api/library/overview',
  summary: 'What the dashboard shows of member contents',
  group: 'Member area',
  access: 'member',
  success: {
    status: 200,
    body: z.object({
      /** The plan that opens content for the member now. */
      plan: z.enum(plans).nullable(),
      /** Begun and not finished, last read first. */
      continueReading: z.array(libraryCardSchema),
      newest: z.array(libraryCardSchema),
      /** How much is open to the member, and how much of that is read. */
      openCount: z.number().int(),
      readCount: z.number().int(),
    }),
  },
  errors: [],
});
