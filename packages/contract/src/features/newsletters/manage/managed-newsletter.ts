import { messageReference } from '@rostra/messages';
import { z } from '../../../zod.ts';

const MAX_NAME = 80;
const MAX_DESCRIPTION = 500;
const MAX_SUBJECT = 150;
const MAX_WELCOME = 5_000;

const invalid = messageReference('rules', 'invalidValue');
const nameRequired = messageReference('newsletters-manage-server', 'nameRequired');
const tooLong = (max: number) =>
  messageReference('newsletters-manage-server', 'textTooLong', { max });

/** Names and subjects get into headers of mails, so they have one line. */
const line = z
  .string(invalid)
  .trim()
  .refine((text) => text.isWellFormed() && !/\p{Cc}/u.test(text), invalid);

const text = (max: number) =>
  z
    .string(invalid)
    .trim()
    .max(max, tooLong(max))
    .refine((value) => value.isWellFormed() && !value.includes('\0'), invalid);

export const newsletterFieldsSchema = z.object({
  name: line.pipe(z.string().min(1, nameRequired).max(MAX_NAME, tooLong(MAX_NAME))),
  /** Plain text, shown where people subscribe. */
  description: text(MAX_DESCRIPTION),
  /** Of the mail that new subscribers get, as plain text. Empty: the texts of the product. */
  welcomeSubject: line.pipe(z.string().max(MAX_SUBJECT, tooLong(MAX_SUBJECT))),
  welcomeText: text(MAX_WELCOME),
});

export type NewsletterFields = z.output<typeof newsletterFieldsSchema>;

export const managedNewsletterSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  welcomeSubject: z.string(),
  welcomeText: z.string(),
  /** Nobody can subscribe any more. */
  isClosed: z.boolean(),
  /** Those who are subscribed now, and those who have left. */
  subscriberCount: z.number().int(),
  leftCount: z.number().int(),
  /** One that has had subscribers is closed, never deleted. */
  canBeDeleted: z.boolean(),
  /** Sent back with a change: a newer one means that somebody else was faster. */
  updatedAt: z.string(),
});

export type ManagedNewsletter = z.infer<typeof managedNewsletterSchema>;
