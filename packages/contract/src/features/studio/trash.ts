import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';
import { entryParams, localeQuery } from './get-entry.ts';
import { restored } from './versions.ts';

export const trashStudioEntry = defineCall({
  method: 'DELETE',
  path: '/api/studio/entries/:kind/:id',
  summary: 'Move an entry to the trash; readers no longer find it',
  group: 'Studio',
  access: 'content.draft',
  params: entryParams,
  query: localeQuery,
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'not_found', 'edit_conflict'],
});

export const restoreStudioEntry = defineCall({
  method: 'POST',
  path: '/api/studio/entries/:kind/:id/restore',
  summary: 'Take an entry out of the trash, as a draft',
  group: 'Studio',
  access: 'content.draft',
  params: entryParams,
  query: localeQuery,
  success: restored,
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
});

export const emptyStudioTrash = defineCall({
  method: 'DELETE',
  path: '/api/studio/trash/:kind',
  summary: 'Delete everything in the trash of a collection for good',
  group: 'Studio',
  access: 'content.edit',
  params: entryParams.pick({ kind: true }),
  success: { status: 200, body: z.object({ data: z.object({ deleted: z.number().int() }) }) },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});
