import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { editionKinds, localeQueryShape } from '../content/entry.ts';
import { renderedBodyShape } from '../content/rendered-body.ts';
import { areaSchema } from './area-schema.ts';

/** A text of a policy that readers got, without the text. */
export const editionSummarySchema = z.object({
  number: z.number().int(),
  kind: z.enum(editionKinds),
  /** Why the text was changed. */
  reason: z.string().nullable(),
  publishedAt: z.string(),
});

/** The policy that editions belong to, also if it is no longer published. */
export const editionPolicySchema = z.object({
  documentId: z.string(),
  title: z.string(),
  area: areaSchema,
  /** Names the policy in the URLs of its editions: its slug, or its document id if it is no longer published. */
  key: z.string(),
  /** The path of its page; null if it is no longer published. */
  path: z.string().nullable(),
  /** The language of the texts. */
  locale: z.string(),
  /** The number of the newest edition. */
  newest: z.number().int(),
});

/** One block of a comparison. The words of `ins` and `del` are named for screen readers. */
export const comparedBlockSchema = z.object({
  kind: z.enum(['same', 'changed', 'added', 'removed', 'moved', 'movedAway']),
  /** Sanitised HTML. */
  html: z.string(),
  /** The beginning of a block that is not the same, as plain text. */
  excerpt: z.string().optional(),
  /** Of a moved block: the index of its other place. */
  other: z.number().int().optional(),
});

const number = z.coerce.number().int().positive().max(2_147_483_647);
const slugParams = z.object({ slug: z.string().max(200) });

const reads = {
  method: 'GET',
  group: 'Content',
  access: 'public',
  query: z.object(localeQueryShape),
  errors: ['validation_failed', 'not_found'],
} as const;

/** `slug` is the present or a former slug of the policy, or its document id. */
export const listEditions = defineCall({
  ...reads,
  path: '/api/policies/by-slug/:slug/editions',
  summary: 'The editions of a policy, newest first, also if it is no longer published',
  params: slugParams,
  success: {
    status: 200,
    body: z.object({
      data: z.object({ policy: editionPolicySchema, editions: z.array(editionSummarySchema) }),
    }),
  },
});

export const readEdition = defineCall({
  ...reads,
  path: '/api/policies/by-slug/:slug/editions/:number',
  summary: 'One edition of a policy with its text',
  params: slugParams.extend({ number }),
  success: {
    status: 200,
    body: z.object({
      data: z.object({
        policy: editionPolicySchema,
        edition: editionSummarySchema.extend({
          title: z.string(),
          summary: z.string().nullable(),
          keyPoints: z.array(z.string()).nullable(),
          readingMinutes: z.number().int(),
          ...renderedBodyShape,
        }),
      }),
    }),
  },
});

export const findEditionOn = defineCall({
  ...reads,
  path: '/api/policies/by-slug/:slug/editions/on/:date',
  summary: 'The edition that readers had at the end of a day, by the clocks of the organisation',
  params: slugParams.extend({ date: z.iso.date() }),
  success: {
    status: 200,
    body: z.object({
      data: z.object({ policy: editionPolicySchema, edition: editionSummarySchema }),
    }),
  },
});

export const compareEditions = defineCall({
  ...reads,
  path: '/api/policies/by-slug/:slug/editions/:from/compare/:to',
  summary: 'Two editions of a policy, block by block and word by word',
  params: slugParams.extend({ from: number, to: number }),
  success: {
    status: 200,
    body: z.object({
      data: z.object({
        policy: editionPolicySchema,
        from: editionSummarySchema,
        to: editionSummarySchema,
        blocks: z.array(comparedBlockSchema),
      }),
    }),
  },
});

export type EditionSummary = z.infer<typeof editionSummarySchema>;
export type EditionPolicy = z.infer<typeof editionPolicySchema>;
export type ComparedBlock = z.infer<typeof comparedBlockSchema>;
