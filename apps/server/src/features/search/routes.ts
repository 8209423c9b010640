import { search } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../http/contract-route.ts';
import type { ContentService } from '../content/index.ts';
import { createSearch } from './search-cache.ts';

const LIMIT = { max: 120, timeWindow: '1 minute' };

export function searchRoutes(app: FastifyInstance, content: ContentService): void {
  const find = createSearch(content);
  contractRoute(app, search, {
    limit: LIMIT,
    handle: async ({ query, request }) => find(await content.readerOf(request.caller), query),
  });
}
