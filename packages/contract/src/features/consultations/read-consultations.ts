import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { consultationDraftSchema, consultationSchema, draftBlockSchema } from './consultation.ts';
import { contributionSchema } from './contribution.ts';

/** How many contributions there are about a block, without hidden ones, and the pages that list them. */
const placeSchema = z.object({
  /** Null: about blocks that are no longer in the text. */
  blockId: z.string().nullable(),
  count: z.number().int(),
  page: z.number().int(),
  lastPage: z.number().int(),
});

/** A draft with a page of what was said about it, in the order of the text. */
export const consultedTextShape = {
  draft: z.number().int(),
  blocks: z.array(draftBlockSchema),
  /** The footnotes, as sanitised HTML. */
  notes: z.string(),
  drafts: z.array(consultationDraftSchema),
  page: z.number().int(),
  pageCount: z.number().int(),
  /** Only of blocks with contributions. */
  places: z.array(placeSchema),
};

export const contributionPageSchema = z.object({
  /** After the last page comes the last one. */
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
});

const reads = { method: 'GET', group: 'Consultations', access: 'public' } as const;

export const listConsultations = defineCall({
  ...reads,
  path: '/api/consultations',
  summary: 'All consultations: open ones first, then those to come, then past ones',
  /** Only those about a policy. */
  query: z.object({ documentId: z.string().max(40).optional() }),
  success: { status: 200, body: z.object({ data: z.array(consultationSchema) }) },
  errors: ['validation_failed'],
});

export const readConsultation = defineCall({
  ...reads,
  path: '/api/consultations/by-slug/:slug',
  summary: 'A consultation; its text and contributions once it is closed',
  params: z.object({ slug: z.string().max(200) }),
  query: contributionPageSchema,
  success: {
    status: 200,
    body: z.object({
      data: z.object({
        consultation: consultationSchema,
        /** Null until it is closed. */
        text: z
          .object({ ...consultedTextShape, contributions: z.array(contributionSchema) })
          .nullable(),
      }),
    }),
  },
  errors: ['validation_failed', 'not_found'],
});

export type ContributionPlaces = z.infer<typeof placeSchema>[];
