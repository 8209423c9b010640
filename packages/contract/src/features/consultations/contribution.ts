import { messageReference } from '@rostra/messages';
import { z } from '../../zod.ts';

export const MAX_CONTRIBUTION = 10_000;
export const CONTRIBUTIONS_PER_PAGE = 50;
const MAX_REASON = 2000;

export const contributionKinds = ['comment', 'amendment', 'removal'] as const;
/** The answers that editors can give. */
export const answerStates = ['accepted', 'acceptedChanged', 'declined', 'noted'] as const;
export const contributionStates = ['open', ...answerStates, 'withdrawn', 'hidden'] as const;
/** What happened to the paragraph since the contribution was written. */
export const contributionPlaces = ['unchanged', 'changed', 'gone'] as const;

export const contributionSchema = z.object({
  id: z.string(),
  blockId: z.string(),
  /** The draft that it was written about. */
  draft: z.number().int(),
  place: z.enum(contributionPlaces),
  kind: z.enum(contributionKinds),
  /** Plain text of a comment, Markdown of an amendment; empty if withdrawn or hidden. */
  text: z.string(),
  /** An amendment compared with the paragraph, as sanitised HTML. */
  comparison: z.string().nullable(),
  /** Why the wording should change. */
  reason: z.string().nullable(),
  /** Null for a former member. */
  author: z.string().nullable(),
  /** Whether the author works for the organisation now. */
  isByStaff: z.boolean(),
  createdAt: z.string(),
  state: z.enum(contributionStates),
  supports: z.number().int(),
  /** What the organisation answered, or why it was hidden. */
  answer: z.string().nullable(),
  /** Null for a former editor. */
  answeredBy: z.string().nullable(),
  answeredAt: z.string().nullable(),
  /** The draft that contains it. */
  mergedIn: z.number().int().nullable(),
});

/** With what only the member who reads it needs. */
export const ownContributionSchema = contributionSchema.extend({
  isOwn: z.boolean(),
  isSupported: z.boolean(),
});

const text = (
  key: 'textRequired' | 'textTooLong' | 'reasonTooLong' | 'agreementRequired' | 'answerRequired',
) => messageReference('consultations-server', key);

export const newContributionSchema = z
  .object({
    /** Chosen by the caller: a repeated call with the same key adds no second contribution. */
    key: z.uuid(),
    draft: z.number().int().positive(),
    blockId: z.string().max(40),
    kind: z.enum(contributionKinds),
    text: z.string().trim().max(MAX_CONTRIBUTION, text('textTooLong')),
    reason: z.string().trim().max(MAX_REASON, text('reasonTooLong')),
    /** The member agrees that text and name become public. Needed once in each consultation. */
    agrees: z.boolean(),
  })
  .refine(({ kind, text: words }) => kind === 'removal' || words !== '', {
    path: ['text'],
    error: text('textRequired'),
  });

export const answerSchema = z.object({
  state: z.enum(answerStates),
  answer: z
    .string(text('answerRequired'))
    .trim()
    .min(1, text('answerRequired'))
    .max(MAX_CONTRIBUTION, text('textTooLong')),
});

export type ContributionKind = (typeof contributionKinds)[number];
export type ContributionState = (typeof contributionStates)[number];
export type AnswerState = (typeof answerStates)[number];
export type ContributionPlace = (typeof contributionPlaces)[number];
export type Contribution = z.infer<typeof contributionSchema>;
export type OwnContribution = z.infer<typeof ownContributionSchema>;
export type NewContribution = z.output<typeof newContributionSchema>;
export type ContributionAnswer = z.output<typeof answerSchema>;
