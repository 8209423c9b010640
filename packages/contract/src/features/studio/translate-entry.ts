import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { entrySummarySchema } from './entry-summary.ts';
import { entryParams, localeQuery } from './get-entry.ts';

export const translateStudioEntry = defineCall({
  method: 'POST',
  path: '/api/studio/entries/:kind/:id/translations',
  summary:
    'Start a translation with a copy of the text; those of categories and tags are public immediately',
  group: 'Studio',
  access: 'content.draft',
  params: entryParams,
  /** The language that is translated from. */
  query: localeQuery,
  /** The language that is translated into. */
  body: z.object({ locale: z.string().max(20) }),
  success: { status: 201, body: z.object({ data: entrySummarySchema }) },
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
});
