import { listLibrary, readMemberContent } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { memberOf } from '../../http/caller.ts';
import { contractRoute } from '../../http/contract-route.ts';
import type { ContentService } from '../content/index.ts';
import { listOwnLibrary } from './library/list-library.ts';
import { readMemberContentPage } from './read-member-content.ts';

const LIMIT = { max: 600, timeWindow: '1 minute' };

export function memberContentRoutes(app: FastifyInstance, content: ContentService): void {
  contractRoute(app, readMemberContent, {
    handle: async ({ params, query, request }) => {
      const { userId } = memberOf(request.caller);
      const reader = await content.readerOf(request.caller);
      return readMemberContentPage(content.store, { reader, userId }, { ...params, ...query });
    },
  });

  contractRoute(app, listLibrary, {
    limit: LIMIT,
    handle: ({ query, request }) => listOwnLibrary(content, memberOf(request.caller), query),
  });
}
