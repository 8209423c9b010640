import { markRead, saveProgress } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import type { ReadingContext } from './context.ts';
import { markOwnRead, saveOwnProgress } from './save-progress.ts';

/** An open page reports every few seconds. */
const LIMIT = { max: 300, timeWindow: '1 minute' };

export function readingRoutes(app: FastifyInstance, context: ReadingContext): void {
  contractRoute(app, saveProgress, {
    limit: LIMIT,
    handle: ({ params, body, request }) =>
      saveOwnProgress(context, memberOf(request.caller), params.documentId, body),
  });

  contractRoute(app, markRead, {
    limit: LIMIT,
    handle: ({ params, body, request }) =>
      markOwnRead(context, memberOf(request.caller), params.documentId, body.isRead),
  });
}
