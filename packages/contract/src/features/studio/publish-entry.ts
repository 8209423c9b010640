import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { editionKinds } from '../content/entry.ts';
import { entrySummarySchema } from './entry-summary.ts';
import { entryParams, localeQuery } from './get-entry.ts';

export const scheduledActions = ['publish', 'unpublish'] as const;
export type ScheduledAction = (typeof scheduledActions)[number];

const result = { status: 200, body: z.object({ data: entrySummarySchema }) } as const;

const changes = {
  group: 'Studio',
  access: 'content.edit',
  query: localeQuery,
  success: result,
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict', 'edit_conflict'],
} as const;

/** What readers learn about a new edition of a text. Ignored for content without editions. */
const editionNoteSchema = z.object(
  {
    reason: z
      .string(messageReference('rules', 'invalidValue'))
      .trim()
      .max(500, messageReference('studio-server', 'reasonTooLong'))
      .refine((reason) => !reason.includes('\0'), messageReference('rules', 'invalidValue'))
      .nullable(),
    kind: z.enum(editionKinds, messageReference('rules', 'invalidValue')),
  },
  messageReference('rules', 'invalidValue'),
);

export const publishStudioEntry = defineCall({
  ...changes,
  method: 'POST',
  path: '/api/studio/entries/:kind/:id/publish',
  summary: 'Publish the draft now. Everything that is missing is named at once',
  params: entryParams,
  body: z
    .object({ note: editionNoteSchema.optional() }, messageReference('rules', 'invalidValue'))
    .nullish(),
});

export const unpublishStudioEntry = defineCall({
  ...changes,
  method: 'POST',
  path: '/api/studio/entries/:kind/:id/unpublish',
  summary: 'Take an entry down now, or cancel its first publication; the draft stays',
  params: entryParams,
});

export const scheduleStudioEntry = defineCall({
  ...changes,
  method: 'PUT',
  path: '/api/studio/entries/:kind/:id/schedule',
  summary: 'Publish the present draft, or take the entry down, at a later time; also moves it',
  params: entryParams,
  body: z.object(
    {
      action: z.enum(scheduledActions, messageReference('rules', 'unknownAction')),
      at: z.iso.datetime({ offset: true, error: messageReference('studio-server', 'timeFormat') }),
      note: editionNoteSchema.optional(),
    },
    messageReference('studio-server', 'actionAndTime'),
  ),
});

export const cancelStudioSchedule = defineCall({
  ...changes,
  method: 'DELETE',
  path: '/api/studio/entries/:kind/:id/schedule/:action',
  summary: 'Cancel what is scheduled',
  params: entryParams.extend({
    action: z.enum(scheduledActions, messageReference('rules', 'unknownAction')),
  }),
});

export const calendarItemSchema = z.object({
  action: z.enum(scheduledActions),
  at: z.string(),
  /** What could not be done at that time, and why. */
  failure: z.string().nullable(),
  /** The version that readers get. Null for a takedown. */
  version: z.number().int().nullable(),
  entry: entrySummarySchema,
});

export const listStudioCalendar = defineCall({
  method: 'GET',
  path: '/api/studio/calendar',
  summary: 'What was and will be published or taken down in a period, by time',
  group: 'Studio',
  access: 'content.draft',
  query: z.object({
    from: z.iso.datetime({ offset: true, error: messageReference('studio-server', 'timeFormat') }),
    to: z.iso.datetime({ offset: true, error: messageReference('studio-server', 'timeFormat') }),
  }),
  success: { status: 200, body: z.object({ data: z.array(calendarItemSchema) }) },
  errors: ['validation_failed', 'forbidden'],
});

/** Nothing of this prevents publishing except missing fields and unfinished parts. */
export const publishChecksSchema = z.object({
  /** Required fields that are empty. */
  missing: z.array(z.string()),
  /** Placeholders and notices of a starter text that have to be replaced. */
  unfinished: z.array(z.string()),
  /** Pictures without alternative text, by URL. */
  missingAltText: z.array(z.string()),
  /** Links to pages of this site that do not exist. */
  deadLinks: z.array(z.string()),
  /** The old address will redirect to the new one. */
  slugChange: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** How many members will see a notice. */
  membersNotified: z.number().int(),
  /** Fields in which the draft differs from the published text. */
  changed: z.array(z.string()),
  /** Whether readers get a first edition, the next one, or the text that they know. */
  edition: z.enum(['first', 'next', 'none']),
});

export const checkStudioEntry = defineCall({
  method: 'GET',
  path: '/api/studio/entries/:kind/:id/checks',
  summary: 'What to know before the draft is published',
  group: 'Studio',
  access: 'content.draft',
  params: entryParams,
  query: localeQuery,
  success: { status: 200, body: z.object({ data: publishChecksSchema }) },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export type CalendarItem = z.infer<typeof calendarItemSchema>;
export type PublishChecks = z.infer<typeof publishChecksSchema>;
