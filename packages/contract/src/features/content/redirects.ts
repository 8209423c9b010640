import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { numberCursor, numberedPage, pageParams } from '../../paging.ts';
import { z } from '../../zod.ts';

const MAX_ADDRESS = 2_000;

const addressSchema = z
  .string(messageReference('content-server', 'redirect.required'))
  .trim()
  .min(1, messageReference('content-server', 'redirect.required'))
  .max(MAX_ADDRESS, messageReference('content-server', 'redirect.tooLong'))
  .refine((text) => !/\p{Cc}/u.test(text), messageReference('rules', 'invalidValue'));

const redirectSchema = z.object({
  /** The old address, without the host. */
  path: z.string(),
  /** Where it leads now; null if it leads to a text that readers do not see at the moment. */
  target: z.string().nullable(),
  /** Whether it follows a text, also when the address of that changes. */
  isDocument: z.boolean(),
  /** The import that added it; null if staff did. */
  source: z.string().nullable(),
  /** How many visits it has redirected, up to a few seconds ago. */
  hits: z.number().int(),
  lastHitAt: z.string().nullable(),
  createdAt: z.string(),
  version: z.number().int(),
});

export type RedirectSummary = z.infer<typeof redirectSchema>;

export const redirectOrders = ['newest', 'hits'] as const;
export type RedirectOrder = (typeof redirectOrders)[number];

export const listRedirects = defineCall({
  method: 'GET',
  path: '/api/studio/redirects',
  summary: 'Old addresses and where they lead, with how often they are used',
  group: 'Studio',
  access: 'settings.edit',
  query: z.object({
    /** A part of the old or the new address. */
    search: z.string().max(200, messageReference('rules', 'invalidValue')).optional(),
    order: z.enum(redirectOrders, messageReference('rules', 'invalidValue')).default('newest'),
    ...pageParams(numberCursor),
  }),
  success: {
    status: 200,
    body: z.object({
      data: z.array(redirectSchema),
      meta: numberedPage,
    }),
  },
  errors: ['validation_failed', 'forbidden'],
});

/** An address of this site, with or without its host. */
const from = addressSchema;
/** An address of this site, or a complete one elsewhere. */
const to = addressSchema;

export const createRedirect = defineCall({
  method: 'POST',
  path: '/api/studio/redirects',
  summary: 'Make an old address lead to another one',
  group: 'Studio',
  access: 'settings.edit',
  body: z.object({ from, to }),
  success: { status: 201, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'conflict'],
});

const path = z.string().max(MAX_ADDRESS, messageReference('rules', 'invalidValue'));

export const changeRedirect = defineCall({
  method: 'PUT',
  path: '/api/studio/redirects',
  summary: 'Change an old address, or where it leads',
  group: 'Studio',
  access: 'settings.edit',
  body: z.object({
    path,
    /** The one that the change is based on. */
    version: z.number().int().min(1),
    from,
    to,
  }),
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'conflict', 'edit_conflict', 'not_found'],
});

export const deleteRedirect = defineCall({
  method: 'DELETE',
  path: '/api/studio/redirects',
  summary: 'Delete a redirect, whose old address is then not found',
  group: 'Studio',
  access: 'settings.edit',
  query: z.object({ path }),
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

const missingPageSchema = z.object({
  path: z.string(),
  hits: z.number().int(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
});

export type MissingPage = z.infer<typeof missingPageSchema>;

export const listMissingPages = defineCall({
  method: 'GET',
  path: '/api/studio/missing-pages',
  summary: 'Addresses that visitors did not find, the most frequent first',
  group: 'Studio',
  access: 'settings.edit',
  success: { status: 200, body: z.object({ data: z.array(missingPageSchema) }) },
  errors: ['forbidden'],
});

export const forgetMissingPage = defineCall({
  method: 'DELETE',
  path: '/api/studio/missing-pages',
  summary: 'Remove an address from the report, until somebody asks for it again',
  group: 'Studio',
  access: 'settings.edit',
  query: z.object({ path }),
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden'],
});

const crawlerFilesSchema = z.object({
  robots: z.string(),
  /** One for each language of the site. */
  sitemaps: z.array(
    z.object({
      language: z.string(),
      url: z.string(),
      total: z.number().int(),
      /** The first ones. */
      addresses: z.array(z.string()),
    }),
  ),
});

export type CrawlerFiles = z.infer<typeof crawlerFilesSchema>;

export const previewCrawlerFiles = defineCall({
  method: 'GET',
  path: '/api/studio/crawler-files',
  summary: 'What search engines are told: robots.txt, and the addresses in the sitemaps',
  group: 'Studio',
  access: 'settings.edit',
  success: { status: 200, body: z.object({ data: crawlerFilesSchema }) },
  errors: ['forbidden'],
});
