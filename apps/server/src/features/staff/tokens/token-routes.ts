import { createApiToken, listApiTokens, OK, revokeApiToken } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../../http/access/actor.ts';
import { memberOf } from '../../../http/caller.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import type { StaffContext } from '../context.ts';
import { createToken } from './create-token.ts';
import { listTokens } from './list-tokens.ts';
import { revokeToken } from './revoke-token.ts';

const limit = { max: 60, timeWindow: '10 minutes' };

export function tokenRoutes(app: FastifyInstance, context: StaffContext): void {
  contractRoute(app, listApiTokens, { handle: async () => ({ data: await listTokens(context) }) });

  contractRoute(app, createApiToken, {
    limit,
    handle: ({ body, request }) => {
      const { userId } = memberOf(request.caller);
      return createToken(context, actorOf(request), { ...body, userId });
    },
  });

  contractRoute(app, revokeApiToken, {
    limit,
    handle: async ({ params, request }) => {
      await revokeToken(context, actorOf(request), params.id);
      return OK;
    },
  });
}
