import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { okSchema } from '../../ok.ts';
import { z } from '../../zod.ts';
import { emailSchema } from '../accounts/credentials.ts';
import { myDataSchema } from '../accounts/my-data.ts';
import { memberNoteParams, memberNoteSchema, memberParams } from './get-member.ts';

const manages = { group: 'Members', access: 'members.manage' } as const;
const errors = ['validation_failed', 'forbidden', 'not_found', 'conflict'] as const;

export const endMemberSessions = defineCall({
  ...manages,
  method: 'DELETE',
  path: '/api/studio/members/:id/sessions',
  summary: 'Log a member out everywhere',
  params: memberParams,
  success: { status: 200, body: okSchema },
  errors,
});

export const endMemberSession = defineCall({
  ...manages,
  method: 'DELETE',
  path: '/api/studio/members/:id/sessions/:sessionId',
  summary: 'End one session of a member',
  params: memberParams.extend({ sessionId: z.string().max(64) }),
  success: { status: 200, body: okSchema },
  errors,
});

const MAX_NOTE_LENGTH = 2_000;

export const addMemberNote = defineCall({
  ...manages,
  method: 'POST',
  path: '/api/studio/members/:id/notes',
  summary: 'Write a note about a member for other staff',
  params: memberParams,
  body: z.object(
    {
      text: z
        .string(messageReference('members-server', 'noteEmpty'))
        .trim()
        .min(1, messageReference('members-server', 'noteEmpty'))
        .max(MAX_NOTE_LENGTH, messageReference('members-server', 'noteTooLong'))
        .refine(
          (text) => text.isWellFormed() && !text.includes('\0'),
          messageReference('rules', 'invalidValue'),
        ),
    },
    messageReference('members-server', 'noteEmpty'),
  ),
  success: { status: 201, body: z.object({ data: memberNoteSchema }) },
  errors,
});

export const deleteMemberNote = defineCall({
  ...manages,
  method: 'DELETE',
  path: '/api/studio/members/:id/notes/:noteId',
  summary: 'Delete a note about a member',
  params: memberNoteParams,
  success: { status: 200, body: okSchema },
  errors,
});

export const downloadMemberData = defineCall({
  ...manages,
  method: 'GET',
  path: '/api/studio/members/:id/data',
  summary: 'All data stored about a member, for a request by the member',
  needsProof: true,
  params: memberParams,
  success: { status: 200, body: myDataSchema },
  errors,
});

/** What staff should know before they erase a member. */
export const getErasureNotice = defineCall({
  ...manages,
  method: 'GET',
  path: '/api/studio/members/:id/erasure',
  summary: 'What happens when a member is erased, and what Stripe keeps',
  params: memberParams,
  success: {
    status: 200,
    body: z.object({ data: z.object({ email: z.string(), consequences: z.array(z.string()) }) }),
  },
  errors,
});

export const eraseMember = defineCall({
  ...manages,
  method: 'POST',
  path: '/api/studio/members/:id/erase',
  summary: 'End the subscription and delete the account at once. Cannot be undone',
  needsProof: true,
  params: memberParams,
  /** The address of the member, typed by the person who erases the account. */
  body: z.object({ email: emailSchema }, messageReference('members-server', 'otherAddress')),
  success: { status: 200, body: okSchema },
  errors,
});
