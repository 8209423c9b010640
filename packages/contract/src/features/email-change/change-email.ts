import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';
import { emailSchema, givenPasswordSchema } from '../accounts/credentials.ts';

export const emailChangeSchema = z.object(
  { email: emailSchema, password: givenPasswordSchema },
  messageReference('accounts', 'rule.emailAndPassword'),
);

export type EmailChange = z.infer<typeof emailChangeSchema>;

export const changeEmail = defineCall({
  method: 'POST',
  path: '/api/users/me/email',
  summary: 'Request a new email address, which takes effect when the link sent there is used',
  group: 'Users',
  access: 'member',
  body: emailChangeSchema,
  success: { status: 200, body: okSchema },
  errors: [
    'validation_failed',
    'wrong_password',
    'already_taken',
    'unauthorized',
    // With a second factor.
    'proof_required',
  ],
});

export const confirmEmailSchema = z.object(
  {
    code: z
      .string(messageReference('accounts', 'rule.codeRequired'))
      .min(1, messageReference('accounts', 'rule.codeRequired'))
      .max(200, messageReference('accounts', 'rule.codeTooLong')),
  },
  messageReference('accounts', 'rule.codeRequired'),
);

/** Public, because the link may be opened on a device where nobody is logged in. */
export const confirmEmail = defineCall({
  method: 'POST',
  path: '/api/auth/confirm-email',
  summary: 'Confirm a new email address with the code from the mail',
  group: 'Accounts',
  access: 'public',
  body: confirmEmailSchema,
  success: { status: 200, body: z.object({ email: z.string() }) },
  errors: ['validation_failed', 'invalid_code', 'already_taken'],
});
