import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { authResponseSchema } from '../sessions/auth-response.ts';
import { newPasswordSchema, PASSWORDS_DIFFER } from './credentials.ts';

export const passwordChangeSchema = z
  .object({
    currentPassword: z
      .string(messageReference('accounts', 'rule.currentPasswordRequired'))
      .min(1, messageReference('accounts', 'rule.currentPasswordRequired')),
    newPassword: newPasswordSchema,
    confirmPassword: z.string(messageReference('accounts', 'rule.confirmationRequired')),
  })
  .refine(({ newPassword, confirmPassword }) => newPassword === confirmPassword, {
    error: PASSWORDS_DIFFER,
    path: ['confirmPassword'],
  });

export type PasswordChange = z.infer<typeof passwordChangeSchema>;

const given = z.string(messageReference('accounts', 'rule.passwordText')).optional();

/** Accepts the field names of the specification and those of Strapi. */
const eitherNames = z
  .object(
    {
      currentPassword: given,
      newPassword: given,
      confirmPassword: given,
      password: given,
      passwordConfirmation: given,
    },
    messageReference('accounts', 'rule.passwordChange'),
  )
  .transform(({ currentPassword, newPassword, confirmPassword, ...strapi }) => ({
    currentPassword: currentPassword as string,
    newPassword: (newPassword ?? strapi.password) as string,
    confirmPassword: (confirmPassword ?? strapi.passwordConfirmation) as string,
  }));

export const changePassword = defineCall({
  method: 'POST',
  path: '/api/auth/change-password',
  summary: 'Change the password, end all sessions and start a new one',
  group: 'Accounts',
  access: 'member',
  body: eitherNames.pipe(passwordChangeSchema),
  success: { status: 200, body: authResponseSchema },
  errors: [
    'validation_failed',
    'wrong_password',
    'unauthorized',
    'unavailable',
    // With a second factor.
    'proof_required',
  ],
});
