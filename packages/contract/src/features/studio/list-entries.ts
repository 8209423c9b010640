import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { pageParams } from '../../paging.ts';
import { z } from '../../zod.ts';
import { entryStates, entrySummarySchema, reviewStates } from './entry-summary.ts';

export const entrySorts = ['updatedAt', 'createdAt', 'publishedAt', 'title'] as const;

const name = (max = 100) =>
  z
    .string()
    .max(max)
    .refine((text) => !text.includes('\0'), messageReference('rules', 'invalidValue'));

const flag = z
  .enum(['true', 'false'])
  .transform((value) => value === 'true')
  .optional();

export const entryListQuerySchema = z.object({
  /** The plural name of a collection. Without it, entries of all collections with drafts. */
  kind: name().optional(),
  /** Words in the title or the text, also of drafts; the last one may be a beginning. */
  search: name(200).optional(),
  state: z.enum(entryStates, messageReference('rules', 'unknownState')).optional(),
  review: z.enum(reviewStates, messageReference('rules', 'unknownReviewState')).optional(),
  /** Only entries that the caller was asked to review. */
  assigned: flag,
  /** Document ids. */
  author: name().optional(),
  category: name().optional(),
  tag: name().optional(),
  locale: name(20).optional(),
  /** Only entries that the caller created. Authors see no others anyway. */
  mine: flag,
  /** The trash instead of the entries. */
  deleted: flag,
  sort: z.enum(entrySorts, messageReference('rules', 'unknownSort')).default('updatedAt'),
  direction: z.enum(['asc', 'desc']).default('desc'),
  ...pageParams(name(600)),
});

/** How many entries of this kind there are, whatever the filters. */
export const entryCountsSchema = z.object({
  draft: z.number().int(),
  scheduled: z.number().int(),
  live: z.number().int(),
  'live with changes': z.number().int(),
  reviewRequested: z.number().int(),
  deleted: z.number().int(),
});

export const listStudioEntries = defineCall({
  method: 'GET',
  path: '/api/studio/entries',
  summary: 'Entries for staff, drafts included',
  group: 'Studio',
  access: 'content.draft',
  query: entryListQuerySchema,
  success: {
    status: 200,
    body: z.object({
      data: z.array(entrySummarySchema),
      meta: z.object({
        nextCursor: z.string().nullable(),
        /** Of all pages. */
        total: z.number().int(),
        counts: entryCountsSchema,
      }),
    }),
  },
  errors: ['validation_failed', 'forbidden', 'not_found'],
});

export type EntryListQuery = z.output<typeof entryListQuerySchema>;
export type EntryCounts = z.infer<typeof entryCountsSchema>;
export type EntrySort = (typeof entrySorts)[number];
