import { markRead, saveProgress } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import type { ReadingContext } from './context.ts';
import { keepProgress, settleRead } from './keep-progress.ts';

/** A reader's page reports every few seconds. */
const LIMIT = { max: 300, timeWindow: '1 minute' };

export function readingRoutes(app: FastifyInstance, context: ReadingContext): void {
  contractRoute(app, saveProgress, {
    limit: LIMIT,
    handle: ({ params, body, request }) =>
      keepProgress(context, memberOf(request.caller), params.documentId, body),
  });

  contractRoute(app, markRead, {
    limit: LIMIT,
    handle: ({ params, body, request }) =>
      settleRead(context, memberOf(request.caller), params.documentId, body.isRead),
  });
}
