import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { entrySummarySchema, personSchema } from './entry-summary.ts';
import { entryParams, localeQuery } from './get-entry.ts';

const note = z
  .string(messageReference('rules', 'invalidValue'))
  .trim()
  .max(2000, messageReference('studio-server', 'noteTooLong'))
  .refine((text) => !text.includes('\0'), messageReference('rules', 'invalidValue'));

const reviews = {
  method: 'POST',
  group: 'Studio',
  params: entryParams,
  query: localeQuery,
  success: { status: 200, body: z.object({ data: entrySummarySchema }) },
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
} as const;

export const requestStudioReview = defineCall({
  ...reviews,
  path: '/api/studio/entries/:kind/:id/review/request',
  summary: 'Ask the editors, or one of them, to review a draft; they are notified',
  access: 'content.draft',
  body: z.object({
    note: note.optional(),
    /** The id of the person who should review it. Without one, everybody who can is notified. */
    reviewer: z
      .number(messageReference('rules', 'invalidValue'))
      .int(messageReference('rules', 'invalidValue'))
      .positive(messageReference('rules', 'invalidValue'))
      .max(2 ** 31 - 1, messageReference('rules', 'invalidValue'))
      .optional(),
  }),
});

export const listStudioReviewers = defineCall({
  method: 'GET',
  path: '/api/studio/reviewers',
  summary: 'Colleagues who can be asked for a review',
  group: 'Studio',
  access: 'content.draft',
  success: { status: 200, body: z.object({ data: z.array(personSchema) }) },
  errors: ['forbidden'],
});

export const approveStudioReview = defineCall({
  ...reviews,
  path: '/api/studio/entries/:kind/:id/review/approve',
  summary: 'Approve a draft that waits for review; whoever asked is notified',
  access: 'content.edit',
  body: z.object({ note: note.optional() }),
});

export const sendBackStudioReview = defineCall({
  ...reviews,
  path: '/api/studio/entries/:kind/:id/review/send-back',
  summary: 'Send a draft back with a note; whoever asked is notified',
  access: 'content.edit',
  body: z.object(
    { note: note.min(1, messageReference('studio-server', 'noteRequired')) },
    messageReference('studio-server', 'noteRequired'),
  ),
});
