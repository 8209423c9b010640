import { messageReference } from '@rostra/messages';
import { defineCall } from '../../../call.ts';
import { okSchema } from '../../../ok.ts';
import { pageParams, timeCursor, timedPage } from '../../../paging.ts';
import { z } from '../../../zod.ts';
import { audienceCountSchema, audienceSchema } from './audience.ts';
import {
  mailingFieldsSchema,
  mailingSchema,
  mailingStates,
  mailingSummarySchema,
} from './mailing.ts';

const invalid = messageReference('rules', 'invalidValue');

const shared = { group: 'Newsletters', access: 'content.edit' } as const;
const params = z.object({ id: z.string().max(40) });
const success = { status: 200, body: z.object({ data: mailingSchema }) } as const;
const errors = [
  'validation_failed',
  'forbidden',
  'not_found',
  'conflict',
  'edit_conflict',
] as const;

export const listMailings = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/mailings',
  summary: 'Mailings page by page, the latest first',
  query: z.object({
    newsletter: z.string(invalid).max(40, invalid).optional(),
    state: z.enum(mailingStates, invalid).optional(),
    /** Only those of an entry: its collection and its document, separated by a slash. */
    entry: z
      .string(invalid)
      .regex(/^[\w-]{1,60}\/[\w-]{1,60}$/, invalid)
      .optional(),
    ...pageParams(timeCursor),
  }),
  success: {
    status: 200,
    body: z.object({ data: z.array(mailingSummarySchema), meta: timedPage }),
  },
  errors: ['validation_failed', 'forbidden'],
});

export const createMailing = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/mailings',
  summary: 'Create a draft of a mailing',
  body: mailingFieldsSchema.extend({
    /** Chosen by the caller: a repeated call with the same key creates no second one. */
    key: z.uuid(invalid),
  }),
  success: { ...success, status: 201 },
  errors,
});

export const getMailing = defineCall({
  ...shared,
  method: 'GET',
  path: '/api/studio/mailings/:id',
  summary: 'A mailing with its text, and what happened to its mails',
  params,
  success,
  errors: ['forbidden', 'not_found'],
});

export const changeMailing = defineCall({
  ...shared,
  method: 'PUT',
  path: '/api/studio/mailings/:id',
  summary: 'Change a draft',
  params,
  body: mailingFieldsSchema.extend({ updatedAt: z.string(invalid).max(40, invalid) }),
  success,
  errors,
});

export const deleteMailing = defineCall({
  ...shared,
  method: 'DELETE',
  path: '/api/studio/mailings/:id',
  summary: 'Delete a draft. What has been sent stays',
  params,
  success: { status: 200, body: okSchema },
  errors,
});

export const countAudience = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/studio/mailings/audience',
  description:
    'Conditions about the accounts of members (`plan`, `paying`, `segment`, `group`, `consultation`) are for those who may read them.',
  summary:
    'How many people an audience consists of, and how many of them are left out for which reason',
  body: z.object({
    newsletterId: z.string(invalid).min(1, invalid).max(40, invalid),
    audience: audienceSchema,
    /** For a mailing that repeats another one. */
    repeats: z.string(invalid).max(40, invalid).nullable().optional(),
  }),
  success: { status: 200, body: z.object({ data: audienceCountSchema }) },
  errors: ['validation_failed', 'forbidden', 'not_found', 'unavailable'],
});
