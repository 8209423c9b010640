import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';
import { sessionSchema } from '../sessions/sessions.ts';
import { userSchema } from './user.ts';

/** All data stored about a member. Features add theirs under `parts`. */
export const myDataSchema = z.object({
  exportedAt: z.string(),
  site: z.string(),
  user: userSchema,
  sessions: z.array(sessionSchema),
  parts: z.record(z.string(), z.unknown()),
});

export type MyData = z.infer<typeof myDataSchema>;

export const downloadMyData = defineCall({
  method: 'GET',
  path: '/api/users/me/data',
  summary: 'All data stored about the logged-in user, as a file',
  group: 'Users',
  access: 'member',
  needsProof: true,
  success: { status: 200, body: myDataSchema },
  errors: ['unauthorized'],
});
