import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { consultationDraftSchema, consultationSchema, draftBlockSchema } from './consultation.ts';
import { contributionSchema } from './contribution.ts';

/** A draft with everything that was said about it. */
export const consultedTextShape = {
  draft: z.number().int(),
  blocks: z.array(draftBlockSchema),
  /** The footnotes, as sanitised HTML. */
  notes: z.string(),
  drafts: z.array(consultationDraftSchema),
};

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
  errors: ['not_found'],
});
