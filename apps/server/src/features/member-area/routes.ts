import { getOverview, listLibrary } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import type { ContentService } from '../content/index.ts';
import { listOwnLibrary } from './list-library.ts';
import { readOverview } from './read-overview.ts';

const LIMIT = { max: 600, timeWindow: '1 minute' };

export function memberAreaRoutes(app: FastifyInstance, content: ContentService): void {
  contractRoute(app, getOverview, {
    limit: LIMIT,
    handle: ({ request }) => readOverview(content, memberOf(request.caller)),
  });

  contractRoute(app, listLibrary, {
    limit: LIMIT,
    handle: ({ query, request }) => listOwnLibrary(content, memberOf(request.caller), query),
  });
}
