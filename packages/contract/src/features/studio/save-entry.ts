import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { entrySummarySchema } from './entry-summary.ts';
import { entryParams, localeQuery } from './get-entry.ts';

/** The fields to write, as in the content API. Fields that are left out do not change. */
const dataSchema = z.record(z.string(), z.unknown(), messageReference('rules', 'dataMissing'));
const saved = z.object({ data: entrySummarySchema });

export const createStudioEntry = defineCall({
  method: 'POST',
  path: '/api/studio/entries/:kind',
  summary:
    'Create a draft, which may be empty; categories, tags and authors are public immediately',
  group: 'Studio',
  access: 'content.draft',
  params: entryParams.pick({ kind: true }),
  query: localeQuery,
  body: z.object({ data: dataSchema }, messageReference('rules', 'dataMissing')),
  success: { status: 201, body: saved },
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict', 'payload_too_large'],
});

/**
 * With `If-Match: "<version>"` (`ifMatch` of the client) a later version is not overwritten: the response
 * is then 409 `edit_conflict` with `details` as in `editConflictSchema`.
 */
export const saveStudioEntry = defineCall({
  method: 'PUT',
  path: '/api/studio/entries/:kind/:id',
  summary: 'Save the draft of an entry; readers see nothing of it until it is published',
  group: 'Studio',
  access: 'content.draft',
  params: entryParams,
  query: localeQuery,
  body: z.object(
    {
      data: dataSchema,
      /** Saved while writing. Joins the automatic saves of the same editor within ten minutes. */
      autosave: z.boolean().default(false),
    },
    messageReference('rules', 'dataMissing'),
  ),
  success: { status: 200, body: saved },
  errors: [
    'validation_failed',
    'forbidden',
    'not_found',
    'conflict',
    'edit_conflict',
    'payload_too_large',
  ],
});

/** `details` of the error `edit_conflict`. */
export const editConflictSchema = z.object({
  version: z.number().int(),
  editor: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  at: z.string(),
  /** The fields of the current draft, in the format of a write request; relations by document id. */
  current: z.record(z.string(), z.unknown()),
});

export type EditConflict = z.infer<typeof editConflictSchema>;
