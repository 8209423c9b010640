import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';
import { emailSchema } from '../accounts/credentials.ts';
import { confirmEmailSchema } from '../email-change/change-email.ts';

/** Nobody reads the form and types an address in less. */
export const LEAST_FORM_MS = 2_000;
const MAX_CHOSEN = 100;

const text = (key: 'chooseOne' | 'tooFast' | 'robot') => messageReference('newsletters', key);

export const newsletterChoiceSchema = z.array(z.string().max(40)).max(MAX_CHOSEN);

export const newsletterRequestSchema = z.object({
  email: emailSchema,
  newsletters: newsletterChoiceSchema.min(1, text('chooseOne')),
  /** Hidden from people; robots fill it in. */
  website: z.literal('', text('robot')),
  /** How long the form has been open. */
  elapsedMs: z.number().min(LEAST_FORM_MS, text('tooFast')),
  /** The path of the page with the form. */
  page: z.string().startsWith('/').max(300),
});

export type NewsletterRequest = z.output<typeof newsletterRequestSchema>;

const shared = { group: 'Newsletters', access: 'public' } as const;

export const requestSubscription = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/newsletters/subscriptions',
  summary:
    'Send a mail to an address that wants newsletters. The answer does not tell who has them',
  body: newsletterRequestSchema,
  success: { status: 200, body: okSchema },
  errors: ['validation_failed'],
});

export const confirmSubscription = defineCall({
  ...shared,
  method: 'POST',
  path: '/api/newsletters/confirmations',
  summary: 'Confirm newsletters, or the new address of a subscriber, with the code from the mail',
  body: confirmEmailSchema,
  success: {
    status: 200,
    body: z.object({
      data: z.object({
        email: z.string(),
        /** The names of those that were confirmed; none if it was a new address. */
        newsletters: z.array(z.string()),
        /** For the page of preferences. */
        code: z.string(),
      }),
    }),
  },
  errors: ['validation_failed', 'invalid_code', 'conflict'],
});
