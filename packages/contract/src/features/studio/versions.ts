import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { numberCursor, numberedPage, pageParams } from '../../paging.ts';
import { z } from '../../zod.ts';
import { versionKinds, versionStatuses } from '../content/entry.ts';
import { entrySummarySchema, personSchema } from './entry-summary.ts';
import { entryFieldsSchema, entryParams, localeQuery } from './get-entry.ts';

export const versionSummarySchema = z.object({
  /** Grows with each save. Numbers of automatic saves that were replaced are missing. */
  number: z.number().int(),
  status: z.enum(versionStatuses),
  kind: z.enum(versionKinds),
  label: z.string().nullable(),
  editor: personSchema.nullable(),
  createdAt: z.string(),
  /** Of an automatic save: when the sitting began. */
  beganAt: z.string().nullable(),
  /** Of a published text: since when readers see it. */
  visibleFrom: z.string().nullable(),
  /** Whether this is the text of the draft, or the one that readers see. */
  isDraft: z.boolean(),
  isLive: z.boolean(),
});

/** In the format of a write request; relations are document ids. */
export const versionSchema = versionSummarySchema.extend({ fields: entryFieldsSchema });

const number = z.coerce
  .number(messageReference('rules', 'invalidValue'))
  .int(messageReference('rules', 'invalidValue'))
  .positive(messageReference('rules', 'invalidValue'))
  .max(2_147_483_647, messageReference('rules', 'invalidValue'));

const versionParams = entryParams.extend({ number });

const reads = {
  method: 'GET',
  group: 'Studio',
  access: 'content.draft',
  errors: ['validation_failed', 'forbidden', 'not_found'],
} as const;

export const listStudioVersions = defineCall({
  ...reads,
  path: '/api/studio/entries/:kind/:id/versions',
  summary: 'The versions of an entry without their texts, newest first',
  params: entryParams,
  query: localeQuery.extend({
    ...pageParams(numberCursor),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(versionSummarySchema),
      meta: numberedPage,
    }),
  },
});

export const getStudioVersion = defineCall({
  ...reads,
  path: '/api/studio/entries/:kind/:id/versions/:number',
  summary: 'One version with its text',
  params: versionParams,
  query: localeQuery,
  success: { status: 200, body: z.object({ data: versionSchema }) },
});

export const compareStudioVersions = defineCall({
  ...reads,
  path: '/api/studio/entries/:kind/:id/compare',
  summary: 'Two versions with their texts, and the fields in which they differ',
  params: entryParams,
  query: localeQuery.extend({ from: number, to: number }),
  success: {
    status: 200,
    body: z.object({
      data: z.object({
        from: versionSchema,
        to: versionSchema,
        changed: z.array(z.string()),
      }),
    }),
  },
});

export const nameStudioVersion = defineCall({
  method: 'PUT',
  path: '/api/studio/entries/:kind/:id/versions/:number',
  summary: 'Give a version a name, so that it is kept; null removes the name',
  group: 'Studio',
  access: 'content.draft',
  params: versionParams,
  query: localeQuery,
  body: z.object(
    {
      label: z
        .string(messageReference('studio-server', 'nameRequired'))
        .trim()
        .min(1, messageReference('studio-server', 'nameRequired'))
        .max(120, messageReference('studio-server', 'nameTooLong'))
        .refine((label) => !label.includes('\0'), messageReference('rules', 'invalidValue'))
        .nullable(),
    },
    messageReference('studio-server', 'nameRequired'),
  ),
  success: { status: 200, body: z.object({ data: versionSummarySchema }) },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

/** A relation of a restored version whose target no longer exists. */
const lostRelationSchema = z.object({ field: z.string(), documentId: z.string() });

/** The draft, and what it referred to before that is not there any more. */
export const restored = {
  status: 200,
  body: z.object({
    data: entrySummarySchema,
    meta: z.object({ lost: z.array(lostRelationSchema) }),
  }),
} as const;

export const restoreStudioVersion = defineCall({
  method: 'POST',
  path: '/api/studio/entries/:kind/:id/versions/:number/restore',
  summary: 'Make the text of a version the draft again; readers see nothing of it',
  group: 'Studio',
  access: 'content.draft',
  params: versionParams,
  query: localeQuery,
  success: restored,
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict', 'edit_conflict'],
});

export type VersionSummary = z.infer<typeof versionSummarySchema>;
export type StudioVersion = z.infer<typeof versionSchema>;
export type LostRelation = z.infer<typeof lostRelationSchema>;
