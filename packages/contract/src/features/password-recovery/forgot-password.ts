import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';
import { emailSchema } from '../accounts/credentials.ts';

export const forgotPasswordSchema = z.object(
  { email: emailSchema },
  messageReference('accounts', 'rule.emailRequired'),
);

export const forgotPassword = defineCall({
  method: 'POST',
  path: '/api/auth/forgot-password',
  summary: 'Request a password-reset link; the response is the same for every address',
  group: 'Accounts',
  access: 'public',
  body: forgotPasswordSchema,
  success: { status: 200, body: okSchema },
  errors: ['validation_failed'],
});
