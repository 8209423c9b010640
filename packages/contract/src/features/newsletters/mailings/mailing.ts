import { messageReference } from '@rostra/messages';
import { z } from '../../../zod.ts';
import { audienceSchema } from './audience.ts';

const MAX_SUBJECT = 150;
const MAX_PREVIEW = 200;
const MAX_SENDER = 80;
const MAX_BODY = 100_000;

const invalid = messageReference('rules', 'invalidValue');
const tooLong = (max: number) =>
  messageReference('newsletters-manage-server', 'textTooLong', { max });

/** Subjects and names get into headers of mails, so they have one line. */
const line = (max: number) =>
  z
    .string(invalid)
    .trim()
    .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), invalid)
    .pipe(z.string().max(max, tooLong(max)));

const id = (max: number) => z.string(invalid).min(1, invalid).max(max, invalid);

/** Content with a page, by its collection and document, such as `blog-posts`. */
const mailingEntrySchema = z.object({ kind: id(60), documentId: id(60) }, invalid);

/** What staff write. A draft may be incomplete; it is checked when it is sent. */
export const mailingFieldsSchema = z.object({
  newsletterId: id(40),
  subject: line(MAX_SUBJECT),
  /** Shown after the subject in lists of mails. Empty: the beginning of the text. */
  previewText: line(MAX_PREVIEW),
  /** Empty: the name of the site. */
  senderName: line(MAX_SENDER),
  /** What is sent. Null for a text of its own. */
  entry: mailingEntrySchema.nullable(),
  /** Markdown with blocks, as in content. The text of its own, or an introduction to the entry. */
  body: z
    .string(invalid)
    .max(MAX_BODY, tooLong(MAX_BODY))
    .refine((text) => text.isWellFormed() && !text.includes('\0'), invalid),
  audience: audienceSchema,
});

export type MailingFields = z.output<typeof mailingFieldsSchema>;

/**
 * `scheduled`: waits for its time, or for the minute in which it can be taken back. `paused`: nothing is sent until
 * somebody resumes it. `sent`: nothing is left to be sent.
 */
export const mailingStates = [
  'draft',
  'scheduled',
  'sending',
  'paused',
  'cancelled',
  'sent',
] as const;

export type MailingState = (typeof mailingStates)[number];

/**
 * Why it was paused, or why a scheduled one is a draft again. `staff`: somebody did it. `bounces`: too many mails came
 * back. `unpublished`: its content has no published page. `nobody`: nobody would get it. `address`: the settings have no
 * imprint or postal address. `closed`: the newsletter is closed. `text`: it could not be rendered. `proof`: more people would
 * get it than when it was ordered, so many that the sender has to prove who they are.
 */
export const mailingProblems = [
  'staff',
  'bounces',
  'unpublished',
  'nobody',
  'address',
  'closed',
  'text',
  'proof',
] as const;

export type MailingProblem = (typeof mailingProblems)[number];

/**
 * What happened to a mail. `refused`: the server did not accept it. `bounced`: it was accepted and came back.
 * `unknown`: it may have been accepted; staff decide what it counts as.
 */
export const mailingDeliveryStates = [
  'queued',
  'sending',
  'sent',
  'refused',
  'bounced',
  'complained',
  'skipped',
  'unknown',
] as const;

export type MailingDeliveryState = (typeof mailingDeliveryStates)[number];

const count = z.number().int();

/** Mails by what happened to them. Their sum is the number of recipients, and of those left out, when it began. */
const mailingFiguresSchema = z.object({
  ...(Object.fromEntries(mailingDeliveryStates.map((state) => [state, count])) as Record<
    MailingDeliveryState,
    typeof count
  >),
});

export type MailingFigures = z.infer<typeof mailingFiguresSchema>;

export const mailingSummarySchema = z.object({
  id: z.string(),
  newsletterId: z.string(),
  newsletterName: z.string(),
  subject: z.string(),
  state: z.enum(mailingStates),
  problem: z.enum(mailingProblems).nullable(),
  /** When sending begins. */
  scheduledAt: z.string().nullable(),
  startedAt: z.string().nullable(),
  finishedAt: z.string().nullable(),
  /** The mailing that this one repeats for those who did not get it. */
  repeats: z.string().nullable(),
  /** The username of the person who created it. Null if the account is gone. */
  createdBy: z.string().nullable(),
  /** The username of the person who sent it. */
  sentBy: z.string().nullable(),
  /** Null before it has started. */
  figures: mailingFiguresSchema.nullable(),
  createdAt: z.string(),
  /** Sent back with a change: a newer one means that somebody else was faster. */
  updatedAt: z.string(),
});

export type MailingSummary = z.infer<typeof mailingSummarySchema>;

export const mailingSchema = mailingSummarySchema.extend({
  previewText: z.string(),
  senderName: z.string(),
  entry: mailingEntrySchema
    .extend({
      /** In the default language; null if it no longer exists. */
      title: z.string().nullable(),
      /** Whether readers see it now. */
      isPublished: z.boolean(),
    })
    .nullable(),
  body: z.string(),
  audience: audienceSchema,
});

export type Mailing = z.infer<typeof mailingSchema>;
