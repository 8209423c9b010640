import { defineCall } from '../../../call.ts';
import { okSchema } from '../../../ok.ts';
import { z } from '../../../zod.ts';
import { personSchema, reviewStates } from '../entry-summary.ts';
import { entryParams, localeQuery } from '../get-entry.ts';

/** Report the presence this often; after three missed reports it ends. */
export const PRESENCE_INTERVAL_MS = 15_000;

export const presentPersonSchema = personSchema.extend({ since: z.string() });

export const reportStudioPresence = defineCall({
  method: 'POST',
  path: '/api/studio/entries/:kind/:id/presence',
  summary: 'Say that the caller has an entry open, and learn who else has',
  group: 'Studio',
  access: 'content.draft',
  params: entryParams,
  query: localeQuery,
  success: {
    status: 200,
    body: z.object({
      data: z.array(presentPersonSchema),
      /** So that an open editor learns of a decision. */
      meta: z.object({ review: z.enum(reviewStates) }),
    }),
  },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export const endStudioPresence = defineCall({
  method: 'DELETE',
  path: '/api/studio/entries/:kind/:id/presence',
  summary: 'Say that the caller has closed an entry',
  group: 'Studio',
  access: 'content.draft',
  params: entryParams,
  query: localeQuery,
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});
