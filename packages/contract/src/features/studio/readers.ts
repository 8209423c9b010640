import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { entryParams, localeQuery } from './get-entry.ts';

export const getStudioReaders = defineCall({
  method: 'GET',
  path: '/api/studio/entries/member-contents/:id/readers',
  summary: 'How many members can open a text for members, and how often its files were downloaded',
  group: 'Studio',
  access: 'content.draft',
  params: entryParams.pick({ id: true }),
  query: localeQuery,
  success: {
    status: 200,
    body: z.object({
      data: z.object({
        /** With the plan that the draft requires. */
        members: z.number().int(),
        /** In their order. */
        files: z.array(
          z.object({ documentId: z.string(), name: z.string(), downloads: z.number().int() }),
        ),
      }),
    }),
  },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});
