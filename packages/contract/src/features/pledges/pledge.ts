import { messageReference } from '@rostra/messages';
import { z } from '../../zod.ts';

/** How a promise stands. `unrated` is what it is before the first rating, which is not "nothing done". */
export const pledgeStatuses = [
  'unrated',
  'inHand',
  'stalled',
  'kept',
  'keptInPart',
  'broken',
  'overtaken',
] as const;

export const MAX_SOURCES = 10;
const MAX_PLEDGE = 500;
const MAX_EVIDENCE = 2000;
const MAX_SOURCE_TITLE = 200;
const MAX_URL = 500;

const text = (
  key:
    | 'textRequired'
    | 'textTooLong'
    | 'evidenceRequired'
    | 'evidenceTooLong'
    | 'reasonRequired'
    | 'invalidDay'
    | 'sourceRequired'
    | 'tooManySources'
    | 'sourceTitleRequired'
    | 'sourceTitleTooLong'
    | 'invalidUrl',
) => messageReference('pledges-server', key);

/** A letter or a digit: invisible characters alone say nothing. */
const hasContent = (value: string) => /[\p{L}\p{N}]/u.test(value);
const day = z.iso.date(text('invalidDay'));
const edition = z.number().int().positive().max(1_000_000);

const line = (required: ReturnType<typeof text>, maximum: number, tooLong: typeof required) =>
  z
    .string(required)
    .trim()
    .max(maximum, tooLong)
    .refine(hasContent, required)
    .refine((value) => !/\p{Cc}/u.test(value), messageReference('rules', 'invalidValue'));

const paragraphs = (required: ReturnType<typeof text>) =>
  z.string(required).trim().max(MAX_EVIDENCE, text('evidenceTooLong')).refine(hasContent, required);

function isLink(value: string): boolean {
  // Browsers ignore some of these characters, and read others as slashes.
  if (/[\s\\\p{C}]/u.test(value)) return false;
  if (value.startsWith('/')) return !value.startsWith('//');
  if (!/^https?:\/\//i.test(value) || !URL.canParse(value)) return false;
  const { username, password, hostname } = new URL(value);
  return username === '' && password === '' && hostname.includes('.');
}

/** What a pledge says, and in which editions of the policy. */
export const pledgeWordingSchema = z.object({
  text: line(text('textRequired'), MAX_PLEDGE, text('textTooLong')),
  dueOn: day.nullable(),
  sinceEdition: edition,
  /** The last edition with this promise. Null: the present text still has it. */
  untilEdition: edition.nullable(),
});

const sourceSchema = z.object({
  title: line(text('sourceTitleRequired'), MAX_SOURCE_TITLE, text('sourceTitleTooLong')),
  /** A page of this site, or an address elsewhere. */
  url: z
    .string(text('invalidUrl'))
    .trim()
    .max(MAX_URL, text('invalidUrl'))
    .refine(isLink, text('invalidUrl')),
  /** When it was published. */
  date: day,
});

/** What an editor adds to a pledge. */
export const pledgeEvidenceSchema = z.object({
  status: z.enum(pledgeStatuses),
  asOf: day,
  evidence: paragraphs(text('evidenceRequired')),
  sources: z
    .array(sourceSchema, text('sourceRequired'))
    .min(1, text('sourceRequired'))
    .max(MAX_SOURCES, text('tooManySources')),
});

export const pledgeReasonSchema = paragraphs(text('reasonRequired'));

/** As it was recorded. Nothing in it ever changes. */
export const pledgeUpdateSchema = z.object({
  number: z.number().int(),
  status: z.enum(pledgeStatuses),
  asOf: z.string(),
  evidence: z.string(),
  sources: z.array(z.object({ title: z.string(), url: z.string(), date: z.string() })),
  /** The update that this one corrects. */
  corrects: z.number().int().nullable(),
  /** The update that corrects this one. */
  correctedBy: z.number().int().nullable(),
  addedAt: z.string(),
});

const wordingShape = {
  text: z.string(),
  dueOn: z.string().nullable(),
  sinceEdition: z.number().int(),
  untilEdition: z.number().int().nullable(),
};

/** An earlier wording, and why it was replaced. */
const formerWordingSchema = z.object({
  ...wordingShape,
  number: z.number().int(),
  replacedAt: z.string(),
  reason: z.string(),
});

/** What everybody may know. */
export const pledgeSchema = z.object({
  ...wordingShape,
  id: z.string(),
  documentId: z.string(),
  locale: z.string(),
  /** The title of the policy when the pledge was recorded. */
  policyTitle: z.string(),
  /** Names the policy in the URL of its pledges: its slug, or its document id if it is no longer published. */
  policyKey: z.string(),
  status: z.enum(pledgeStatuses),
  /** The update with the present status. */
  latest: pledgeUpdateSchema.nullable(),
  addedAt: z.string(),
});

/** A pledge with all that was recorded about it, newest first. */
export const pledgeHistorySchema = pledgeSchema.extend({
  updates: z.array(pledgeUpdateSchema),
  formerWordings: z.array(formerWordingSchema),
  /** The number of the present wording. */
  wording: z.number().int(),
});

export type Pledge = z.infer<typeof pledgeSchema>;
export type PledgeHistory = z.infer<typeof pledgeHistorySchema>;
export type PledgeStatus = Pledge['status'];
export type PledgeUpdate = z.infer<typeof pledgeUpdateSchema>;
export type PledgeSource = PledgeUpdate['sources'][number];
export type PledgeWording = z.output<typeof pledgeWordingSchema>;
export type PledgeEvidence = z.output<typeof pledgeEvidenceSchema>;
