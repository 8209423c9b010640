import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';

/** A message in one language: the text that Rostra has for it, and the text that staff wrote instead. */
export const wordingSchema = z.object({
  language: z.string(),
  feature: z.string(),
  key: z.string(),
  english: z.string(),
  text: z.string(),
  ownText: z.string().nullable(),
  /** What every text for this message must contain: `{name}`, `<link>`. */
  placeholders: z.array(z.string()),
  changedAt: z.string().nullable(),
});

export type Wording = z.infer<typeof wordingSchema>;

const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();

export const wordingQuerySchema = z.object({
  /** The default language of the site if not given. */
  language: z.string().max(12).optional(),
  feature: z.string().max(60).optional(),
  /** Words in the key or in one of the texts. */
  search: z.string().max(200).optional(),
  /** Only messages with a text of the staff. */
  changed: flag,
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce
    .number(messageReference('rules', 'invalidPageSize'))
    .int(messageReference('rules', 'invalidPageSize'))
    .min(1, messageReference('rules', 'invalidPageSize'))
    .max(100, messageReference('rules', 'maxPageSize'))
    .default(50),
});

export type WordingQuery = z.output<typeof wordingQuerySchema>;

export const listWording = defineCall({
  method: 'GET',
  path: '/api/studio/messages',
  summary: 'The messages of the site in one language, and what staff wrote instead',
  group: 'Studio',
  access: 'messages.edit',
  query: wordingQuerySchema,
  success: {
    status: 200,
    body: z.object({
      data: z.array(wordingSchema),
      meta: z.object({
        /** Of all pages. */
        total: z.number().int(),
        languages: z.array(z.string()),
        features: z.array(z.string()),
      }),
    }),
  },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

const params = z.object({
  language: z.string().max(12),
  feature: z.string().max(60),
  key: z.string().max(100),
});

const MAX_LENGTH = 2000;

const text = z
  .string(messageReference('studio-server', 'wording.empty'))
  .max(MAX_LENGTH, messageReference('studio-server', 'wordingTooLong', { maximum: MAX_LENGTH }));

export const setWording = defineCall({
  method: 'PUT',
  path: '/api/studio/messages/:language/:feature/:key',
  summary: 'Replace a message by a text of one’s own, with the same placeholders and tags',
  group: 'Studio',
  access: 'messages.edit',
  params,
  body: z.object(
    {
      text,
      /** The own text that the change is based on; null for none. If another was saved since, the call is refused. */
      previous: z.string().max(MAX_LENGTH).nullable().optional(),
    },
    messageReference('studio-server', 'wording.empty'),
  ),
  success: { status: 200, body: z.object({ data: wordingSchema }) },
  errors: ['validation_failed', 'forbidden', 'not_found', 'edit_conflict'],
});

export const previewWording = defineCall({
  method: 'POST',
  path: '/api/studio/messages/:language/:feature/:key/preview',
  summary: 'What readers would see of a text, or why it cannot replace the message',
  group: 'Studio',
  access: 'messages.edit',
  params,
  body: z.object({ text }, messageReference('studio-server', 'wording.empty')),
  success: {
    status: 200,
    /** In plain text, one for each plural form or choice. Values are shown by their names. */
    body: z.object({ data: z.object({ examples: z.array(z.string()) }) }),
  },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export const resetWording = defineCall({
  method: 'DELETE',
  path: '/api/studio/messages/:language/:feature/:key',
  summary: 'Restore the text that Rostra has for a message',
  group: 'Studio',
  access: 'messages.edit',
  params,
  success: { status: 200, body: z.object({ data: wordingSchema }) },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});
