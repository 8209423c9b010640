import { defineCall } from '../../../call.ts';
import { z } from '../../../zod.ts';
import { entryParams } from '../get-entry.ts';

export const listStudioOptions = defineCall({
  method: 'GET',
  path: '/api/studio/options/:kind',
  summary: 'What a relation can be set to: the entries of a collection, by name',
  group: 'Studio',
  access: 'content.draft',
  params: entryParams.pick({ kind: true }),
  success: {
    status: 200,
    body: z.object({ data: z.array(z.object({ documentId: z.string(), name: z.string() })) }),
  },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});
