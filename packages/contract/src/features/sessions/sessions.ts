import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';

export const sessionSchema = z.object({
  id: z.string(),
  /** Derived from the user agent, such as "Firefox on Windows". */
  device: z.string(),
  /** Where it was last used; null for sessions from before this was recorded. */
  ipAddress: z.string().nullable(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  expiresAt: z.string(),
  isCurrent: z.boolean(),
});

export type Session = z.infer<typeof sessionSchema>;

export const listSessions = defineCall({
  method: 'GET',
  path: '/api/sessions',
  summary: 'Sessions of the user, last used first',
  group: 'Sessions',
  access: 'member',
  success: { status: 200, body: z.array(sessionSchema) },
  errors: ['unauthorized'],
});

export const endSession = defineCall({
  method: 'DELETE',
  path: '/api/sessions/:id',
  summary: 'End one session',
  group: 'Sessions',
  access: 'member',
  params: z.object({ id: z.string() }),
  success: { status: 200, body: okSchema },
  errors: ['unauthorized', 'not_found'],
});

export const endOtherSessions = defineCall({
  method: 'DELETE',
  path: '/api/sessions',
  summary: 'End all other sessions',
  group: 'Sessions',
  access: 'member',
  success: { status: 200, body: okSchema },
  errors: ['unauthorized'],
});
