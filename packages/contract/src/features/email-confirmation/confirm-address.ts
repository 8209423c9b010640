import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';
import { confirmEmailSchema } from '../email-change/change-email.ts';

/** Public, because the link may be opened on a device where nobody is logged in. */
export const confirmAddress = defineCall({
  method: 'POST',
  path: '/api/auth/confirm-address',
  summary: 'Confirm the email address of an account with the code from the mail',
  group: 'Accounts',
  access: 'public',
  body: confirmEmailSchema,
  success: { status: 200, body: z.object({ email: z.string() }) },
  errors: ['validation_failed', 'invalid_code'],
});

/** Public, because the owner of the address may have no account. */
export const releaseAddress = defineCall({
  method: 'POST',
  path: '/api/auth/release-address',
  summary: 'Take an unconfirmed email address from an account, with the code from the mail',
  group: 'Accounts',
  access: 'public',
  body: confirmEmailSchema,
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'invalid_code', 'conflict'],
});

export const sendConfirmation = defineCall({
  method: 'POST',
  path: '/api/users/me/email-confirmation',
  summary: 'Send the link that confirms the email address again',
  group: 'Users',
  access: 'member',
  success: { status: 200, body: okSchema },
  errors: ['unauthorized', 'conflict'],
});
