import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';

export const deleteMeSchema = z.object(
  {
    password: z
      .string(messageReference('accounts', 'rule.passwordRequired'))
      .min(1, messageReference('accounts', 'rule.passwordRequired')),
  },
  messageReference('accounts', 'rule.passwordRequired'),
);

export const deleteMe = defineCall({
  method: 'DELETE',
  path: '/api/users/me',
  summary: 'Log out everywhere and delete the account after the grace period',
  group: 'Users',
  access: 'member',
  body: deleteMeSchema,
  success: { status: 200, body: okSchema },
  errors: [
    'validation_failed',
    'wrong_password',
    'unauthorized',
    'conflict',
    // With a second factor.
    'proof_required',
  ],
});

const deletionNoticeSchema = z.object({
  /** Consequences to show before the button, such as what happens to a subscription. */
  consequences: z.array(z.string()),
  /** Days until the account is deleted; 0 if that happens immediately. */
  graceDays: z.number().int(),
});

export const getDeletionNotice = defineCall({
  method: 'GET',
  path: '/api/users/me/deletion',
  summary: 'Consequences of deleting the account',
  group: 'Users',
  access: 'member',
  success: { status: 200, body: deletionNoticeSchema },
  errors: ['unauthorized'],
});
