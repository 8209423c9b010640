import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { entrySummarySchema, personSchema } from './entry-summary.ts';

/** A document of a collection, by its document id. */
export const entryParams = z.object({
  kind: z.string().max(60),
  id: z
    .string()
    .max(100)
    .refine((id) => !id.includes('\0'), messageReference('rules', 'invalidId')),
});

/** Without it, the default language of the site. */
export const localeQuery = z.object({ locale: z.string().max(20).optional() });

/**
 * The fields of an entry as the content API returns them, with all relations. They can be sent back
 * as they are: relations are resolved by their document id.
 */
export const entryFieldsSchema = z.record(z.string(), z.unknown());

/** What the caller may do with this entry now. */
export const entryPermissionsSchema = z.object({
  save: z.boolean(),
  publish: z.boolean(),
  review: z.boolean(),
  delete: z.boolean(),
});

export const scheduledChangeSchema = z.object({
  action: z.enum(['publish', 'unpublish']),
  at: z.string(),
  /** The version that will be published; null if none will be. */
  version: z.number().int().nullable(),
  by: personSchema.nullable(),
  /** Why it could not be done; null if it is still to come. */
  failure: z.string().nullable(),
});

export const studioEntrySchema = entrySummarySchema.extend({
  draft: entryFieldsSchema,
  /** The published text, also before its time has come. */
  live: entryFieldsSchema.nullable(),
  /** Where readers find it; null if they do not see it. */
  path: z.string().nullable(),
  /** The languages that it exists in, this one included. */
  locales: z.array(z.string()),
  permissions: entryPermissionsSchema,
  /** Where it is edited, if not here: the address of a mirrored entry in Strapi. */
  otherEditor: z.string().nullable(),
  /** What will happen to it later, or could not be done in time. */
  scheduled: z.array(scheduledChangeSchema),
});

export const getStudioEntry = defineCall({
  method: 'GET',
  path: '/api/studio/entries/:kind/:id',
  summary: 'One entry with its draft and its published text',
  group: 'Studio',
  access: 'content.draft',
  params: entryParams,
  query: localeQuery,
  success: { status: 200, body: z.object({ data: studioEntrySchema }) },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export type StudioEntry = z.infer<typeof studioEntrySchema>;
export type ScheduledChange = z.infer<typeof scheduledChangeSchema>;
export type EntryPermissions = z.infer<typeof entryPermissionsSchema>;
