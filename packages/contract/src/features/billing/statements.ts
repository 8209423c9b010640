import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';

export const listStatements = defineCall({
  method: 'GET',
  path: '/api/statements',
  summary: 'The calendar years that the logged-in member can have a statement for, newest first',
  group: 'Billing',
  access: 'member',
  success: {
    status: 200,
    body: z.object({
      years: z.array(z.object({ year: z.number().int(), entries: z.number().int() })),
    }),
  },
  errors: ['unauthorized'],
});

export const getStatement = defineCall({
  method: 'GET',
  path: '/api/statements/:year',
  summary: 'All own payments and refunds of a calendar year as a PDF, in the member’s language',
  group: 'Billing',
  access: 'member',
  params: z.object({ year: z.string().regex(/^20\d\d$/) }),
  /** A file, for clients with `isFile`. */
  success: { status: 200, body: z.custom<Blob>(), types: ['application/pdf'] },
  errors: ['validation_failed', 'unauthorized', 'not_found', 'unavailable'],
});
