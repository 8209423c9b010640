import { createPortalSession } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import type { BillingContext } from '../context.ts';
import { STRIPE_LIMIT } from '../rate-limits.ts';
import { openPortal } from './open-portal.ts';

export function customerRoutes(app: FastifyInstance, context: BillingContext): void {
  contractRoute(app, createPortalSession, {
    limit: STRIPE_LIMIT,
    handle: async ({ body, request }) => ({
      url: await openPortal(context, memberOf(request.caller).userId, body.returnUrl),
    }),
  });
}
