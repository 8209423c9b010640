import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { newPasswordSchema, PASSWORDS_DIFFER } from '../accounts/credentials.ts';
import { logInResponseSchema } from '../sessions/auth-response.ts';

/** One message for unknown, used and expired codes of mailed links. */
const INCORRECT_CODE = messageReference('accounts', 'rule.codeIncorrect');

export const resetPasswordSchema = z
  .object(
    {
      code: z
        .string(messageReference('accounts', 'rule.codeRequired'))
        .min(1, messageReference('accounts', 'rule.codeRequired'))
        .max(200, INCORRECT_CODE),
      password: newPasswordSchema,
      passwordConfirmation: z.string(messageReference('accounts', 'rule.confirmationRequired')),
    },
    messageReference('accounts', 'rule.reset'),
  )
  .refine(({ password, passwordConfirmation }) => password === passwordConfirmation, {
    error: PASSWORDS_DIFFER,
    path: ['passwordConfirmation'],
  });

export type PasswordReset = z.infer<typeof resetPasswordSchema>;

export const resetPassword = defineCall({
  method: 'POST',
  path: '/api/auth/reset-password',
  summary: 'Set a new password with the code from the mail, and log in',
  group: 'Accounts',
  access: 'public',
  body: resetPasswordSchema,
  success: { status: 200, body: logInResponseSchema },
  errors: ['validation_failed', 'invalid_code', 'unavailable'],
});
