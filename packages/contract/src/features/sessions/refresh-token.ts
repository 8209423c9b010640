import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { z } from '../../zod.ts';

const MISSING = messageReference('sessions-server', 'noRefreshToken');

export const refreshToken = defineCall({
  method: 'POST',
  path: '/api/auth/refresh',
  aliases: ['/auth/refresh'],
  summary: 'Exchange a refresh token for a new access token and a new refresh token',
  description:
    'A refresh token works once: keep the new one. Using an old one later ends the session, because it may have been stolen.',
  group: 'Accounts',
  access: 'public',
  body: z.object({ refreshToken: z.string(MISSING).min(1, MISSING) }, MISSING),
  success: { status: 200, body: z.object({ jwt: z.string(), refreshToken: z.string() }) },
  errors: ['validation_failed', 'unauthorized'],
});
