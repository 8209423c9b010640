import { endStudioPresence, OK, renderStudioBody, reportStudioPresence } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import { type ContentService, writerOf } from '../../content/index.ts';
import { endPresence, reportPresence } from '../presence/report-presence.ts';
import { renderText } from '../render-body.ts';

/** Calls of an open editor besides saving. */
export function presenceRoutes(app: FastifyInstance, content: ContentService): void {
  contractRoute(app, reportStudioPresence, {
    handle: ({ params, query, request }) =>
      reportPresence(content, writerOf(request), { ...params, ...query }),
  });

  contractRoute(app, endStudioPresence, {
    handle: async ({ params, query, request }) => {
      await endPresence(content, writerOf(request), { ...params, ...query });
      return OK;
    },
  });

  contractRoute(app, renderStudioBody, {
    limit: { max: 240, timeWindow: '1 minute' },
    handle: ({ body }) => renderText(content, body.body),
  });
}
