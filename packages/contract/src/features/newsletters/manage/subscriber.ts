import { z } from '../../../zod.ts';

/** How somebody joined or left. `one-click`: in a mail program. `account`: the account got another address. */
export const consentSources = [
  'form',
  'registration',
  'profile',
  'preferences',
  'one-click',
  'account',
  'import',
  'staff',
] as const;

export type ConsentSource = (typeof consentSources)[number];

/** `suppressed` applies to all newsletters; `left`: has left every one. */
export const subscriberStates = ['subscribed', 'left', 'suppressed'] as const;

/** After erasure only the hash of the address is left, so staff see no such row. */
const suppressionReasons = ['bounced', 'complained', 'staff'] as const;

export const subscriberSummarySchema = z.object({
  id: z.number().int(),
  email: z.string(),
  state: z.enum(subscriberStates),
  /** Null: the default language of the site. */
  language: z.string().nullable(),
  /** The names of those that they are subscribed to. */
  newsletters: z.array(z.string()),
  /** How they joined first. */
  source: z.enum(consentSources).nullable(),
  /** The account of the same person. */
  memberId: z.number().int().nullable(),
  createdAt: z.string(),
});

export type SubscriberSummary = z.infer<typeof subscriberSummarySchema>;

export const subscriptionSchema = z.object({
  newsletterId: z.string(),
  name: z.string(),
  isClosed: z.boolean(),
  /** When they joined last. */
  subscribedAt: z.string(),
  leftAt: z.string().nullable(),
});

export const suppressionSchema = z.object({
  /** A keyed hash of the address. */
  id: z.string(),
  email: z.string(),
  reason: z.enum(suppressionReasons),
  /** What staff wrote, or what the mail server said. */
  note: z.string(),
  /** The username of the member of staff. */
  by: z.string().nullable(),
  createdAt: z.string(),
});

export type Suppression = z.infer<typeof suppressionSchema>;

export const consentSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['joined', 'left']),
  newsletter: z.string(),
  source: z.enum(consentSources),
  /** The path of the page with the form. */
  page: z.string().nullable(),
  /** The text that they agreed to, or where an imported consent comes from. */
  wording: z.string().nullable(),
  /** The username of the member of staff who changed or imported it. */
  by: z.string().nullable(),
  /** The name of the file. */
  importedFrom: z.string().nullable(),
  /** When the form was sent, if a mail had to be confirmed afterwards. */
  requestedAt: z.string().nullable(),
  createdAt: z.string(),
});

export type SubscriptionConsent = z.infer<typeof consentSchema>;

export const subscriberDetailsSchema = subscriberSummarySchema.omit({ newsletters: true }).extend({
  /** When they showed that they can read mail to the address. */
  confirmedAt: z.string().nullable(),
  memberName: z.string().nullable(),
  subscriptions: z.array(subscriptionSchema),
  /** Newest first. */
  consents: z.array(consentSchema),
  suppression: suppressionSchema.nullable(),
});

export type SubscriberDetails = z.infer<typeof subscriberDetailsSchema>;
