import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';

/** Public, because the member is logged out everywhere. */
export const cancelDeletion = defineCall({
  method: 'POST',
  path: '/api/auth/cancel-deletion',
  summary: 'Keep an account that is about to be deleted, with the code from the mail',
  group: 'Accounts',
  access: 'public',
  body: z.object(
    {
      code: z
        .string(messageReference('accounts', 'rule.codeRequired'))
        .min(1, messageReference('accounts', 'rule.codeRequired'))
        .max(200, messageReference('accounts', 'rule.codeTooLong')),
    },
    messageReference('accounts', 'rule.codeRequired'),
  ),
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'invalid_code'],
});
