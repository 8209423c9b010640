import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { givenPasswordSchema } from '../accounts/credentials.ts';
import { logInResponseSchema } from './auth-response.ts';

export const logInSchema = z.object(
  {
    identifier: z
      .string(messageReference('accounts', 'rule.identifierRequired'))
      .trim()
      .min(1, messageReference('accounts', 'rule.identifierRequired')),
    password: givenPasswordSchema,
  },
  messageReference('accounts', 'rule.login'),
);

export type LogInInput = z.infer<typeof logInSchema>;

export const logIn = defineCall({
  method: 'POST',
  path: '/api/auth/local',
  summary: 'Log in with username or email',
  description:
    'Send the `jwt` of the response as a bearer token, and keep the `refreshToken` to renew it. An account with a second factor gets `secondFactor` instead: complete the login with `POST /api/auth/second-factor`.',
  group: 'Accounts',
  access: 'public',
  body: logInSchema,
  success: { status: 200, body: logInResponseSchema },
  errors: ['validation_failed', 'invalid_credentials', 'account_blocked', 'unavailable'],
});
