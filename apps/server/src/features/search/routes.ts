import { search } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../http/contract-route.ts';
import type { ContentService } from '../content/index.ts';
import { searchContent } from './search-content.ts';

const LIMIT = { max: 120, timeWindow: '1 minute' };

export function searchRoutes(app: FastifyInstance, content: ContentService): void {
  contractRoute(app, search, {
    limit: LIMIT,
    handle: async ({ query, request }) =>
      searchContent(content, await content.readerOf(request.caller), query),
  });
}
