import {
  endOtherSessions,
  endSession,
  listSessions,
  logOut,
  OK,
  refreshToken,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import type { SessionContext } from './context.ts';
import { endCurrentSession, endOwnSession } from './end-session.ts';
import { listOwnSessions } from './list-sessions.ts';
import { refreshSession } from './refresh-session.ts';
import { deleteSessionsOf } from './sessions.repo.ts';

export function sessionRoutes(app: FastifyInstance, context: SessionContext): void {
  contractRoute(app, refreshToken, {
    allowsStaleToken: true,
    limit: { max: 120, timeWindow: '1 minute' },
    handle: ({ body }) => refreshSession(context, body.refreshToken),
  });

  contractRoute(app, logOut, {
    allowsStaleToken: true,
    limit: { max: 120, timeWindow: '1 minute' },
    handle: async ({ body, request }) => {
      await endCurrentSession(context, request.caller, body?.refreshToken);
      return OK;
    },
  });

  contractRoute(app, listSessions, {
    handle: ({ request }) => {
      const { userId, sessionId } = memberOf(request.caller);
      return listOwnSessions(context, userId, sessionId);
    },
  });

  contractRoute(app, endSession, {
    handle: async ({ params, request }) => {
      await endOwnSession(context, memberOf(request.caller).userId, params.id);
      return OK;
    },
  });

  contractRoute(app, endOtherSessions, {
    handle: async ({ request }) => {
      const { userId, sessionId } = memberOf(request.caller);
      await deleteSessionsOf(context.db.queries, userId, sessionId);
      return OK;
    },
  });
}
