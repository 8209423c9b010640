import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';

export const logOut = defineCall({
  method: 'POST',
  path: '/api/auth/logout',
  aliases: ['/auth/logout'],
  summary:
    'End this session, identified by its access token or, if that has expired, its refresh token',
  group: 'Accounts',
  access: 'public',
  body: z.object({ refreshToken: z.string().optional() }).nullish(),
  success: { status: 200, body: okSchema },
  errors: [],
});
