import {
  acceptSeatInvitation,
  changeSeats as changeSeatsCall,
  checkSeatInvitation,
  getGroup,
  inviteToGroup as inviteCall,
  leaveGroup as leaveCall,
  previewSeats as previewCall,
  removeSeat as removeCall,
} from '@rostra/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { memberOf } from '../../../http/caller.ts';
import { contractRoute, type Limit } from '../../../http/contract-route.ts';
import type { BillingContext } from '../context.ts';
import { CHARGE_LIMIT, STRIPE_LIMIT } from '../rate-limits.ts';
import { acceptInvitation, checkInvitation } from './accept-invitation.ts';
import { changeSeats } from './change-seats.ts';
import { describeGroup } from './describe-group.ts';
import { inviteToGroup } from './invite-to-group.ts';
import { previewSeats } from './preview-seats.ts';
import { leaveGroup, removeSeat } from './remove-seat.ts';

/** Invitations go to any address, so nobody may send many. */
const INVITATION_LIMIT: Limit = { max: 60, timeWindow: '1 hour' };

export function groupRoutes(app: FastifyInstance, context: BillingContext): void {
  const userIdOf = (request: FastifyRequest) => memberOf(request.caller).userId;

  contractRoute(app, getGroup, {
    handle: ({ request }) => describeGroup(context, userIdOf(request)),
  });
  contractRoute(app, previewCall, {
    limit: STRIPE_LIMIT,
    handle: ({ body, request }) => previewSeats(context, userIdOf(request), body.seats),
  });
  contractRoute(app, changeSeatsCall, {
    limit: CHARGE_LIMIT,
    handle: ({ body, request }) => changeSeats(context, userIdOf(request), body),
  });
  contractRoute(app, inviteCall, {
    limit: INVITATION_LIMIT,
    handle: async ({ body, request }) => {
      await inviteToGroup(context, userIdOf(request), body.email);
      return describeGroup(context, userIdOf(request));
    },
  });
  contractRoute(app, removeCall, {
    limit: STRIPE_LIMIT,
    handle: async ({ params, request }) => {
      await removeSeat(context, userIdOf(request), params.id);
      return describeGroup(context, userIdOf(request));
    },
  });
  contractRoute(app, checkSeatInvitation, {
    limit: CHARGE_LIMIT,
    handle: ({ body, request }) => checkInvitation(context, userIdOf(request), body.code),
  });
  contractRoute(app, acceptSeatInvitation, {
    limit: CHARGE_LIMIT,
    handle: ({ body, request }) => acceptInvitation(context, userIdOf(request), body.code),
  });
  contractRoute(app, leaveCall, {
    limit: STRIPE_LIMIT,
    handle: async ({ request }) => {
      await leaveGroup(context, userIdOf(request));
      return describeGroup(context, userIdOf(request));
    },
  });
}
