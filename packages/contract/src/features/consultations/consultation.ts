import { messageReference } from '@rostra/messages';
import { z } from '../../zod.ts';
import { requiredPlans } from '../content/text-access.ts';

/** `closed`: the answers are due. */
export const consultationStates = [
  'announced',
  'open',
  'closed',
  'concluded',
  'abandoned',
] as const;

/** What everybody sees, whatever the state. */
export const consultationSchema = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  /** What the organisation wants to know, as plain text. */
  introduction: z.string(),
  state: z.enum(consultationStates),
  requiredPlan: z.enum(requiredPlans),
  opensAt: z.string(),
  closesAt: z.string(),
  /** The day until which every contribution is answered. */
  answersDueAt: z.string().nullable(),
  /** When it was concluded or abandoned. */
  endedAt: z.string().nullable(),
  /** What came of it, or why it was abandoned. */
  conclusion: z.string().nullable(),
  /** The language of the text. */
  locale: z.string(),
  /** The policy. */
  documentId: z.string(),
  /** The path of the policy; null while it is not published. */
  policyPath: z.string().nullable(),
  counts: z.object({
    contributions: z.number().int(),
    contributors: z.number().int(),
    supports: z.number().int(),
    answered: z.number().int(),
  }),
});

/** A paragraph, heading, list, table or picture of a draft. */
export const draftBlockSchema = z.object({
  /** The same in all drafts of a consultation, as long as the block exists. */
  id: z.string(),
  /** Headings have none. */
  number: z.number().int().nullable(),
  /** Sanitised. */
  html: z.string(),
  /** Markdown, which members edit to propose another wording. */
  source: z.string(),
});

export const consultationDraftSchema = z.object({
  number: z.number().int(),
  /** Why the draft was changed; null for the first. */
  reason: z.string().nullable(),
  createdAt: z.string(),
  /** Whose proposals it contains. */
  credits: z.array(z.object({ contributionId: z.string(), name: z.string().nullable() })),
});

const MAX_TITLE = 200;
const MAX_TEXT = 2000;
const text = (
  key: 'titleRequired' | 'titleTooLong' | 'introductionTooLong' | 'invalidTime' | 'reasonRequired',
) => messageReference('consultations-server', key);
const time = z.iso.datetime(text('invalidTime'));

export const reasonSchema = z
  .string(text('reasonRequired'))
  .trim()
  .min(1, text('reasonRequired'))
  .max(MAX_TEXT, text('introductionTooLong'));

/** How a consultation is announced. */
export const consultationPlanSchema = z.object({
  title: z
    .string(text('titleRequired'))
    .trim()
    .min(1, text('titleRequired'))
    .max(MAX_TITLE, text('titleTooLong')),
  introduction: z.string().trim().max(MAX_TEXT, text('introductionTooLong')),
  requiredPlan: z.enum(requiredPlans),
  opensAt: time,
  closesAt: time,
  answersDueAt: time.nullable(),
});

export type Consultation = z.infer<typeof consultationSchema>;
export type ConsultationState = Consultation['state'];
export type ConsultationPlan = z.output<typeof consultationPlanSchema>;
export type ConsultationDraft = z.infer<typeof consultationDraftSchema>;
export type DraftBlock = z.infer<typeof draftBlockSchema>;
