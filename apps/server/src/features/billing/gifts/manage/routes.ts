import {
  issueGifts as issueCall,
  listGifts as listCall,
  revokeGift as revokeCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../../../http/access/actor.ts';
import { contractRoute } from '../../../../http/contract-route.ts';
import type { ManagementContext } from '../../context.ts';
import { issueGifts } from './issue-gifts.ts';
import { listGifts } from './list-gifts.ts';
import { revokeGift } from './revoke-gift.ts';

const limit = { max: 30, timeWindow: '1 minute' };

export function managedGiftRoutes(app: FastifyInstance, context: ManagementContext): void {
  contractRoute(app, listCall, { handle: ({ query }) => listGifts(context, query) });

  contractRoute(app, issueCall, {
    limit,
    handle: async ({ body, request }) => ({
      data: { codes: await issueGifts(context, actorOf(request), body) },
    }),
  });

  contractRoute(app, revokeCall, {
    limit,
    handle: ({ params, request }) => revokeGift(context, actorOf(request), params.id),
  });
}
