import { getOverview } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import type { ContentService } from '../content/index.ts';
import { readOverview } from './read-overview.ts';

export function dashboardRoutes(app: FastifyInstance, content: ContentService): void {
  contractRoute(app, getOverview, {
    limit: { max: 600, timeWindow: '1 minute' },
    handle: ({ query, request }) => readOverview(content, memberOf(request.caller), query.locale),
  });
}
