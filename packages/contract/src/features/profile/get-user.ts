import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { userSchema } from '../accounts/user.ts';
import { populateSchema } from './get-me.ts';

export const userIdParamsSchema = z.object({ id: z.union([z.string(), z.number()]) });

export const getUser = defineCall({
  method: 'GET',
  path: '/api/users/:id',
  summary: 'A user by id: oneself, or anyone with the capability to read members',
  group: 'Users',
  access: 'member',
  params: userIdParamsSchema,
  query: populateSchema,
  success: { status: 200, body: userSchema },
  errors: ['unauthorized', 'not_found'],
});
