import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';
import { entrySummarySchema } from '../entry-summary.ts';
import { entryParams } from '../get-entry.ts';

export const countStudioReferences = defineCall({
  method: 'GET',
  path: '/api/studio/references/:kind',
  summary: 'How many entries refer to each category, tag or author, by document id',
  group: 'Studio',
  access: 'content.draft',
  params: entryParams.pick({ kind: true }),
  success: {
    status: 200,
    body: z.object({ data: z.record(z.string(), z.number().int()) }),
  },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export const mergeStudioEntries = defineCall({
  method: 'POST',
  path: '/api/studio/entries/:kind/:id/merge',
  summary: 'Merge a category, tag or author into another one, to which its address then redirects',
  group: 'Studio',
  access: 'content.edit',
  params: entryParams,
  body: z.object({
    /** The document id of the entry that stays. */
    into: z
      .string()
      .max(100)
      .refine((id) => !id.includes('\0'), messageReference('rules', 'invalidId')),
  }),
  success: { status: 200, body: z.object({ data: entrySummarySchema }) },
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
});
