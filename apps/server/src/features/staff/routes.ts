import {
  blockUser,
  changeStaffRole,
  checkInvitation as checkInvitationCall,
  inviteStaff as inviteStaffCall,
  listStaff as listStaffCall,
  OK,
  resetUserFactors,
  revokeStaffRole,
  transferOwnership as transferOwnershipCall,
  unblockUser,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../http/access/actor.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { blockAccount, unblockAccount } from './block-account.ts';
import { changeRole, revokeRole } from './change-role.ts';
import type { StaffContext } from './context.ts';
import { checkInvitation } from './invitations/check-invitation.ts';
import { inviteStaff } from './invite-staff.ts';
import { listStaff } from './list-staff.ts';
import { resetSecondFactors } from './reset-second-factors.ts';
import { transferOwnership } from './transfer-ownership.ts';

const limit = { max: 60, timeWindow: '10 minutes' };

export function staffRoutes(app: FastifyInstance, context: StaffContext): void {
  contractRoute(app, listStaffCall, { handle: async () => ({ data: await listStaff(context) }) });

  contractRoute(app, inviteStaffCall, {
    limit,
    handle: async ({ body, request }) => {
      const { link, isLinkShown } = await inviteStaff(context, actorOf(request), body);
      const outcome = link === undefined ? ('unchanged' as const) : context.delivery;
      return { data: { outcome, link: isLinkShown && link ? link : null } };
    },
  });

  contractRoute(app, checkInvitationCall, {
    allowsStaleToken: true,
    limit: { max: 30, timeWindow: '10 minutes' },
    handle: async ({ body }) => ({ data: await checkInvitation(context, body.code) }),
  });

  contractRoute(app, changeStaffRole, {
    limit,
    handle: async ({ params, body, request }) => {
      await changeRole(context, actorOf(request), { userId: params.id, role: body.role });
      return OK;
    },
  });

  contractRoute(app, revokeStaffRole, {
    limit,
    handle: async ({ params, request }) => {
      await revokeRole(context, actorOf(request), params.id);
      return OK;
    },
  });

  contractRoute(app, transferOwnershipCall, {
    limit,
    handle: async ({ body, request }) => {
      await transferOwnership(context, actorOf(request), body.userId);
      return OK;
    },
  });

  contractRoute(app, blockUser, {
    limit,
    handle: async ({ params, request }) => {
      await blockAccount(context, actorOf(request), params.id);
      return OK;
    },
  });

  contractRoute(app, unblockUser, {
    limit,
    handle: async ({ params, request }) => {
      await unblockAccount(context, actorOf(request), params.id);
      return OK;
    },
  });

  contractRoute(app, resetUserFactors, {
    limit,
    handle: async ({ params, request }) => {
      await resetSecondFactors(context, actorOf(request), params.id);
      return OK;
    },
  });
}
