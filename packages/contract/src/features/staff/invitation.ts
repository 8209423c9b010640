import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { staffRoleNames } from '../../capabilities.ts';
import { z } from '../../zod.ts';

/** How long the link of an invitation works. */
export const INVITATION_DAYS = 7;

const incorrectCode = messageReference('accounts', 'rule.codeIncorrect');

/** For the page behind the link. The code is in the body, because URLs end up in logs. */
export const checkInvitation = defineCall({
  method: 'POST',
  path: '/api/invitation',
  summary: 'What the code of an invitation is for, as long as it can be used',
  group: 'Staff',
  access: 'public',
  body: z.object({ code: z.string(incorrectCode).max(200, incorrectCode) }, incorrectCode),
  success: {
    status: 200,
    body: z.object({ data: z.object({ email: z.string(), role: z.enum(staffRoleNames) }) }),
  },
  errors: ['validation_failed', 'invalid_code'],
});

/**
 * What happens to the mail. `mailbox`: it can be read in the mailbox for developers. `outbox`: it waits there
 * until a mail server is configured. `unchanged`: the account has the role already, so there is none.
 */
const invitationOutcomes = ['sent', 'mailbox', 'outbox', 'unchanged'] as const;

export const sentInvitationSchema = z.object({
  outcome: z.enum(invitationOutcomes),
  /** To be handed over in person; null if there is a mail server, or if the account has been used before. */
  link: z.string().nullable(),
});

export type SentInvitation = z.infer<typeof sentInvitationSchema>;
