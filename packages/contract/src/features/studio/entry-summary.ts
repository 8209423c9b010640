import { z } from '../../zod.ts';

/** What readers see of an entry, in the words that the studio shows. */
export const entryStates = ['draft', 'scheduled', 'live', 'live with changes'] as const;
export const reviewStates = ['none', 'requested', 'approved', 'sent back'] as const;

export type EntryState = (typeof entryStates)[number];
export type ReviewState = (typeof reviewStates)[number];

/** A member of staff. Null where the account no longer exists. */
export const personSchema = z.object({ id: z.number().int(), name: z.string() });

export const reviewSchema = z.object({
  state: z.enum(reviewStates),
  note: z.string().nullable(),
  by: personSchema.nullable(),
  at: z.string().nullable(),
  /** Who was asked to review it; null if anybody may. */
  reviewer: personSchema.nullable(),
});

export const entrySummarySchema = z.object({
  /** The plural name of the collection, such as `blog-posts`. */
  kind: z.string(),
  documentId: z.string(),
  locale: z.string(),
  /** Empty while a draft has none. */
  title: z.string(),
  slug: z.string(),
  state: z.enum(entryStates),
  /** The version of the draft, for `If-Match`. */
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Since when readers see it, or will see it. */
  publishedAt: z.string().nullable(),
  /** When a scheduled change replaces the live text. */
  changesAt: z.string().nullable(),
  editor: personSchema.nullable(),
  owner: personSchema.nullable(),
  /** The byline, in collections that have one. */
  author: z.object({ documentId: z.string(), name: z.string() }).nullable(),
  review: reviewSchema,
  deletedAt: z.string().nullable(),
});

export type Person = z.infer<typeof personSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type EntrySummary = z.infer<typeof entrySummarySchema>;
