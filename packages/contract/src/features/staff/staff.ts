import { messageReference } from '@rostra/messages';
import { defineCall } from '../../call.ts';
import { staffRoleNames } from '../../capabilities.ts';
import { okSchema } from '../../ok.ts';
import { MAX_ID, rowId } from '../../row-id.ts';
import { z } from '../../zod.ts';
import { emailSchema } from '../accounts/credentials.ts';
import { lineOfText } from '../profile/text-fields.ts';
import { factorKinds } from '../sessions/auth-response.ts';
import { sentInvitationSchema } from './invitation.ts';

export const staffMemberSchema = z.object({
  id: z.number().int(),
  username: z.string(),
  /** First and last name; the username without them. */
  name: z.string(),
  email: z.string(),
  role: z.enum(staffRoleNames),
  isBlocked: z.boolean(),
  /** Invited, but has not chosen a password yet. */
  isInvited: z.boolean(),
  /** Empty without a second factor. */
  factors: z.array(z.enum(factorKinds)),
  /** When they lose the rights of their role without a second factor; null if that does not apply. */
  factorDueAt: z.string().nullable(),
});

export type StaffMember = z.infer<typeof staffMemberSchema>;

/** Only a transfer makes somebody the owner. */
const assignableRoleSchema = z
  .enum(staffRoleNames, messageReference('staff-server', 'unknownRole'))
  .exclude(['owner'], messageReference('staff-server', 'onlyTransferredRule'));

const params = z.object({
  id: rowId(messageReference('rules', 'invalidId')),
});

const manages = {
  group: 'Staff',
  access: 'staff.manage',
  needsProof: true,
} as const;

export const listStaff = defineCall({
  method: 'GET',
  path: '/api/staff',
  summary: 'Everybody with a role',
  group: 'Staff',
  access: 'staff.manage',
  success: { status: 200, body: z.object({ data: z.array(staffMemberSchema) }) },
  errors: ['forbidden'],
});

export const inviteStaff = defineCall({
  ...manages,
  method: 'POST',
  path: '/api/staff',
  summary: 'Give an address a role and send it a link to choose a password',
  body: z.object(
    {
      email: emailSchema,
      role: assignableRoleSchema,
      /** Of a new account; one that exists keeps its names. */
      firstName: lineOfText('firstName', 100).optional(),
      lastName: lineOfText('lastName', 100).optional(),
    },
    messageReference('staff-server', 'emailAndRole'),
  ),
  success: { status: 200, body: z.object({ data: sentInvitationSchema }) },
  errors: ['validation_failed', 'forbidden', 'conflict'],
});

export const changeStaffRole = defineCall({
  ...manages,
  method: 'PUT',
  path: '/api/staff/:id',
  summary: 'Change the role of a member of staff',
  params,
  body: z.object({ role: assignableRoleSchema }, messageReference('staff-server', 'roleRequired')),
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
});

export const revokeStaffRole = defineCall({
  ...manages,
  method: 'DELETE',
  path: '/api/staff/:id',
  summary: 'Make a member of staff a plain member again',
  params,
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
});

export const transferOwnership = defineCall({
  method: 'POST',
  path: '/api/staff/transfer',
  summary: 'Make a member of staff the owner; the owner becomes an administrator',
  group: 'Staff',
  access: 'ownership.transfer',
  needsProof: true,
  body: z.object(
    {
      userId: z
        .number(messageReference('staff-server', 'userRequired'))
        .int(messageReference('staff-server', 'userRequired'))
        .max(MAX_ID, messageReference('rules', 'invalidId')),
    },
    messageReference('staff-server', 'userRequired'),
  ),
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
});

const blocks = {
  method: 'POST',
  group: 'Staff',
  access: 'members.block',
  needsProof: true,
  params,
  success: { status: 200, body: okSchema },
  errors: ['validation_failed', 'forbidden', 'not_found', 'conflict'],
} as const;

export const blockUser = defineCall({
  ...blocks,
  path: '/api/users/:id/block',
  summary: 'Block an account, which ends all its sessions at once',
});

export const unblockUser = defineCall({
  ...blocks,
  path: '/api/users/:id/unblock',
  summary: 'Let a blocked account log in again',
});

export const resetUserFactors = defineCall({
  ...blocks,
  access: 'factors.reset',
  path: '/api/users/:id/reset-factors',
  summary: 'Remove the second factors of somebody who has lost the device and the recovery codes',
});
