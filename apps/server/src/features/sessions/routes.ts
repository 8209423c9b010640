import {
  endOtherSessions as endOtherSessionsCall,
  endSession,
  getProofMethods,
  listSessions,
  logIn,
  logOut,
  OK,
  proveIdentity,
  refreshToken,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import { requestLanguage } from '../../http/requests/request-language.ts';
import { translateDevice } from '../accounts/index.ts';
import type { LoginContext } from './context.ts';
import { endCurrentSession, endOtherSessions, endOwnSession } from './end-session.ts';
import { listOwnSessions } from './list-sessions.ts';
import { logInMember } from './login/log-in-member.ts';
import { listProofMethods } from './proof/list-proof-methods.ts';
import { type ProofChecks, proveOwnIdentity } from './proof/prove-own-identity.ts';
import { refreshSession } from './refresh-session.ts';

export function sessionRoutes(
  app: FastifyInstance,
  context: LoginContext,
  proofChecks: ProofChecks,
): void {
  contractRoute(app, logIn, {
    allowsStaleToken: true,
    limit: { max: 120, timeWindow: '1 minute' },
    handle: async ({ body, request, reply }) => {
      const { response, deviceId } = await logInMember(context, body, request.clientInfo());
      if (deviceId) reply.rememberDevice(deviceId);
      return response;
    },
  });

  contractRoute(app, refreshToken, {
    allowsStaleToken: true,
    limit: { max: 120, timeWindow: '1 minute' },
    handle: ({ body, request }) => refreshSession(context, body.refreshToken, request.clientInfo()),
  });

  contractRoute(app, logOut, {
    allowsStaleToken: true,
    limit: { max: 120, timeWindow: '1 minute' },
    handle: async ({ body, request }) => {
      await endCurrentSession(context, request.caller, body?.refreshToken);
      return OK;
    },
  });

  contractRoute(app, proveIdentity, {
    limit: { max: 60, timeWindow: '10 minutes' },
    handle: async ({ body, request }) => {
      await proveOwnIdentity(context, proofChecks, {
        member: memberOf(request.caller),
        proof: body,
        client: request.clientInfo(),
      });
      return OK;
    },
  });

  contractRoute(app, getProofMethods, {
    handle: async ({ request }) => ({
      methods: await listProofMethods(context, memberOf(request.caller)),
    }),
  });

  contractRoute(app, listSessions, {
    handle: async ({ request }) => {
      const { userId, sessionId } = memberOf(request.caller);
      const { languages } = context.site;
      const messages = languages.messagesOf(requestLanguage(request, languages));
      const sessions = await listOwnSessions(context, userId, sessionId);
      return sessions.map((session) => ({
        ...session,
        device: translateDevice(session.device, messages),
      }));
    },
  });

  contractRoute(app, endSession, {
    handle: async ({ params, request }) => {
      await endOwnSession(context, memberOf(request.caller).userId, params.id);
      return OK;
    },
  });

  contractRoute(app, endOtherSessionsCall, {
    handle: async ({ request }) => {
      const { userId, sessionId } = memberOf(request.caller);
      await endOtherSessions(context, userId, sessionId);
      return OK;
    },
  });
}
