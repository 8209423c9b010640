import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';
import { emailSchema } from '../accounts/credentials.ts';
import { newsletterSchema } from './list-newsletters.ts';
import { newsletterChoiceSchema } from './subscribe.ts';

/** The signed code of a link in a mail. In the body, because addresses are logged. */
const codeShape = { code: z.string().min(1).max(300) };
const codeSchema = z.object(codeShape);

const ownNewsletterSchema = newsletterSchema.extend({ isSubscribed: z.boolean() });

export const preferencesSchema = z.object({
  /** In part only, unless the link is fresh: mails are forwarded. */
  email: z.string(),
  language: z.string(),
  /** Those that are open, and closed ones that they still get. */
  newsletters: z.array(ownNewsletterSchema),
  /** Whether the link was mailed within the last hour, for what a forwarded mail must not allow. */
  isFresh: z.boolean(),
  /** Whether the address is that of an account, which changes it. */
  hasAccount: z.boolean(),
});

export type OwnNewsletter = z.infer<typeof ownNewsletterSchema>;
export type SubscriberPreferences = z.infer<typeof preferencesSchema>;

const shared = { group: 'Newsletters', access: 'public', method: 'POST' } as const;
const answer = { status: 200, body: z.object({ data: preferencesSchema }) } as const;
const done = { status: 200, body: okSchema } as const;

export const readPreferences = defineCall({
  ...shared,
  path: '/api/newsletters/preferences/read',
  summary: 'What a subscriber gets, with the code of a link in their mail',
  body: codeSchema,
  success: answer,
  errors: ['validation_failed', 'invalid_code'],
});

export const changePreferences = defineCall({
  ...shared,
  path: '/api/newsletters/preferences/change',
  summary: 'Choose newsletters and language; without any newsletter, leave all',
  body: z.object({
    ...codeShape,
    newsletters: newsletterChoiceSchema,
    language: z.string().max(20),
  }),
  success: answer,
  errors: ['validation_failed', 'invalid_code', 'conflict'],
});

export const sendFreshLink = defineCall({
  ...shared,
  path: '/api/newsletters/preferences/link',
  summary: 'Mail a link that lasts an hour, for changing the address, reading data and erasing it',
  body: codeSchema,
  success: done,
  errors: ['validation_failed', 'invalid_code'],
});

export const downloadSubscriberData = defineCall({
  ...shared,
  path: '/api/newsletters/preferences/data',
  summary: 'All data about a subscriber as a file, with a fresh link',
  body: codeSchema,
  success: { status: 200, body: z.record(z.string(), z.unknown()) },
  errors: ['validation_failed', 'invalid_code'],
});

export const eraseSubscriberData = defineCall({
  ...shared,
  path: '/api/newsletters/preferences/erase',
  summary: 'Erase all data about a subscriber, with a fresh link',
  body: codeSchema,
  success: done,
  errors: ['validation_failed', 'invalid_code'],
});

export const changeSubscriberAddress = defineCall({
  ...shared,
  path: '/api/newsletters/preferences/address',
  summary: 'Mail a link to the new address of a subscriber, which confirms it; needs a fresh link',
  body: z.object({ ...codeShape, email: emailSchema }),
  success: done,
  errors: ['validation_failed', 'invalid_code', 'conflict'],
});
