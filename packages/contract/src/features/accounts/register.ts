import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { authResponseSchema } from '../sessions/auth-response.ts';
import { emailSchema, newPasswordSchema, usernameSchema } from './credentials.ts';

export const registrationSchema = z.object({
  username: usernameSchema,
  email: emailSchema,
  password: newPasswordSchema,
});

export type Registration = z.infer<typeof registrationSchema>;

const MISSING = messageReference('accounts', 'rule.missing');
const present = z.string(MISSING).refine((value) => value.trim() !== '', MISSING);

export const register = defineCall({
  method: 'POST',
  path: '/api/auth/local/register',
  summary: 'Register a new account',
  group: 'Accounts',
  access: 'public',
  body: z
    .object({ username: present, email: present, password: present }, MISSING)
    .pipe(registrationSchema),
  success: { status: 200, body: authResponseSchema },
  errors: ['validation_failed', 'already_taken', 'unavailable'],
});
