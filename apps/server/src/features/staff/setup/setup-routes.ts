import {
  checkSetupKey as checkSetupKeyCall,
  OK,
  setUpOwner as setUpOwnerCall,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import { requestLanguage } from '../../../http/requests/request-language.ts';
import type { AccountContext, AccountSessions } from '../../accounts/index.ts';
import { checkSetupKey, setUpOwner } from './set-up-owner.ts';

const limit = { max: 30, timeWindow: '10 minutes' };

export function setupRoutes(
  app: FastifyInstance,
  context: AccountContext,
  sessions: AccountSessions,
): void {
  contractRoute(app, checkSetupKeyCall, {
    allowsStaleToken: true,
    limit,
    handle: async ({ query }) => {
      await checkSetupKey(context, query.key);
      return OK;
    },
  });

  contractRoute(app, setUpOwnerCall, {
    allowsStaleToken: true,
    limit,
    handle: async ({ body, request, reply }) => {
      const { response, deviceId } = await setUpOwner(
        context,
        sessions,
        { ...body, language: requestLanguage(request, context.site.languages) },
        request.clientInfo(),
      );
      reply.rememberDevice(deviceId);
      return response;
    },
  });
}
