import { messageReference } from '@rostra/messages';
import { z } from '../../zod.ts';
import { requiredPlans } from '../content/text-access.ts';
import { voteOutcomes } from './ballots/index.ts';

/** `counting`: it is closed, and the record is being written. */
export const voteStates = ['announced', 'open', 'counting', ...voteOutcomes, 'annulled'] as const;
const secrecies = ['secret', 'open'] as const;

/** Why a vote that should be open is not. */
export const openingObstacles = [
  'consultation',
  'scheduledText',
  'smallRoll',
  'simulatedPlans',
  'late',
] as const;

/** Smaller rolls cannot vote in secret. */
export const MIN_SECRET_ROLL = 20;
/** From here on, the turnout is published every day. */
export const MIN_TURNOUT_ROLL = 100;
export const MAX_OPTIONS = 5;

const MAX_QUESTION = 300;
const MAX_TEXT = 2000;
const MAX_PART = 100;

const fractionSchema = z.object({
  numerator: z.number().int().min(1).max(MAX_PART),
  denominator: z.number().int().min(1).max(MAX_PART),
});

const voteRulesSchema = z.object({
  /** Null: strictly more than half of those who vote for or against. */
  majority: fractionSchema.nullable(),
  /** The part of the roll that must vote. */
  quorum: fractionSchema.nullable(),
});

const voteOptionSchema = z.object({
  number: z.string(),
  title: z.string(),
  /** The version of the policy that this option names. */
  version: z.number().int(),
  /** Its edition, if readers have got it. */
  edition: z.number().int().nullable(),
  /** SHA-256 of the text. */
  textHash: z.string(),
  costing: z.string(),
});

const movedSchema = z.object({ from: z.string(), to: z.string() });

/** What everybody may know. */
export const voteSchema = z.object({
  id: z.string(),
  slug: z.string(),
  question: z.string(),
  introduction: z.string(),
  state: z.enum(voteStates),
  secrecy: z.enum(secrecies),
  /** Its members pay with test cards. */
  isRehearsal: z.boolean(),
  isRunOff: z.boolean(),
  rules: voteRulesSchema,
  roll: z.object({
    requiredPlan: z.enum(requiredPlans),
    joinedBefore: z.string(),
    paidBefore: z.string().nullable(),
    /** At the announcement. Null for votes from before this was recorded. */
    announcedSize: z.number().int().nullable(),
    /** At opening. Null until then. */
    size: z.number().int().nullable(),
    hash: z.string().nullable(),
  }),
  announcedAt: z.string(),
  opensAt: z.string(),
  closesAt: z.string(),
  /** In days, as the settings were at the announcement. */
  minimum: z.object({ noticeDays: z.number().int(), durationDays: z.number().int() }),
  /** Since the announcement, the oldest first. Only times change, and only to later ones. */
  changes: z.array(
    z.object({
      at: z.string(),
      reason: z.string(),
      opensAt: movedSchema.nullable(),
      closesAt: movedSchema.nullable(),
    }),
  ),
  /** In whole per cent, once a day, while it is open. */
  turnout: z.object({ percent: z.number().int(), at: z.string() }).nullable(),
  annulment: z.object({ at: z.string(), reason: z.string() }).nullable(),
  result: z
    .object({
      ballots: z.number().int(),
      /** By choice. Null if there are too few to count. */
      counts: z.record(z.string(), z.number().int()).nullable(),
      adopted: z.string().nullable(),
      runOff: z.tuple([z.string(), z.string()]).nullable(),
      closedAt: z.string(),
      recordHash: z.string(),
      previousHash: z.string().nullable(),
      /** Members who said that their receipt is missing. */
      missingReceipts: z.number().int(),
    })
    .nullable(),
  locale: z.string(),
  /** The policy. */
  documentId: z.string(),
  policyTitle: z.string(),
  policyPath: z.string().nullable(),
  options: z.array(voteOptionSchema),
});

/** Both numbers are hexadecimal. */
export const slipKeySchema = z.object({ modulus: z.string(), exponent: z.string() });

export const optionTextSchema = z.object({
  number: z.string(),
  summary: z.string().nullable(),
  /** Sanitised. */
  html: z.string(),
});

const text = (
  key:
    | 'questionRequired'
    | 'questionTooLong'
    | 'textTooLong'
    | 'invalidTime'
    | 'reasonRequired'
    | 'invalidFraction'
    | 'majorityTooSmall'
    | 'sameOptions'
    | 'costingRequired',
) => messageReference('votes-server', key);
const time = z.iso.datetime(text('invalidTime'));

const fraction = fractionSchema.refine(
  ({ numerator, denominator }) => numerator <= denominator,
  text('invalidFraction'),
);

/** Everybody can read it. */
export const reasonSchema = z
  .string(text('reasonRequired'))
  .trim()
  .min(1, text('reasonRequired'))
  .max(MAX_TEXT, text('textTooLong'));

/** How a vote is announced. */
export const votePlanSchema = z.object({
  question: z
    .string(text('questionRequired'))
    .trim()
    .min(1, text('questionRequired'))
    .max(MAX_QUESTION, text('questionTooLong')),
  introduction: z.string().trim().max(MAX_TEXT, text('textTooLong')),
  secrecy: z.enum(secrecies),
  requiredPlan: z.enum(requiredPlans),
  /** Null: the announcement. Later times are refused. */
  joinedBefore: time.nullable(),
  paidBefore: time.nullable(),
  majority: fraction
    .refine(({ numerator, denominator }) => numerator * 2 > denominator, text('majorityTooSmall'))
    .nullable(),
  quorum: fraction.nullable(),
  /** A time in the past: as early as the minimum notice allows. */
  opensAt: time,
  closesAt: time,
  options: z
    .array(
      z.object({
        version: z.number().int().positive(),
        costing: z
          .string(text('costingRequired'))
          .trim()
          .min(1, text('costingRequired'))
          .max(MAX_TEXT, text('textTooLong')),
      }),
    )
    .min(1)
    .max(MAX_OPTIONS)
    .refine(
      (options) => new Set(options.map(({ version }) => version)).size === options.length,
      text('sameOptions'),
    ),
});

/** New times of an announced vote. Null: as before. */
export const postponementSchema = z.object({
  opensAt: time.nullable(),
  closesAt: time.nullable(),
  reason: reasonSchema,
});

export type Vote = z.infer<typeof voteSchema>;
export type VoteState = Vote['state'];
export type VoteSecrecy = Vote['secrecy'];
export type VoteChange = Vote['changes'][number];
export type Postponement = z.output<typeof postponementSchema>;
export type VotePlan = z.output<typeof votePlanSchema>;
export type OptionText = z.infer<typeof optionTextSchema>;
export type OpeningObstacle = (typeof openingObstacles)[number];
