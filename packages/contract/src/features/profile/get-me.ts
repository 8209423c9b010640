import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { userSchema } from '../accounts/user.ts';

/** Accepted because Strapi clients send it. The response always contains everything. */
export const populateSchema = z.object({ populate: z.unknown().optional() });

export const getMe = defineCall({
  method: 'GET',
  path: '/api/users/me',
  summary: 'The logged-in user',
  group: 'Users',
  access: 'member',
  query: populateSchema,
  success: { status: 200, body: userSchema },
  errors: ['unauthorized'],
});
