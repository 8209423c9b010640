import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { givenPasswordSchema } from '../accounts/credentials.ts';
import { logInResponseSchema } from './auth-response.ts';

export const logInSchema = z.object(
  {
    identifier: z
      .string('Email or username is required')
      .trim()
      .min(1, 'Email or username is required'),
    password: givenPasswordSchema,
  },
  'Email or username and password are required',
);

export type LogInInput = z.infer<typeof logInSchema>;

export const logIn = defineCall({
  method: 'POST',
  path: '/api/auth/local',
  summary: 'Log in with username or email',
  group: 'Accounts',
  access: 'public',
  body: logInSchema,
  success: { status: 200, body: logInResponseSchema },
  errors: ['validation_failed', 'invalid_credentials', 'account_blocked', 'unavailable'],
});
