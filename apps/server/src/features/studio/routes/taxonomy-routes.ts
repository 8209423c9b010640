import { countStudioReferences, mergeStudioEntries } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import {
  type ContentService,
  countAllReferences,
  mergeEntries,
  writerOf,
} from '../../content/index.ts';

export function taxonomyRoutes(app: FastifyInstance, content: ContentService): void {
  contractRoute(app, countStudioReferences, {
    handle: async ({ params }) => ({ data: await countAllReferences(content, params.kind) }),
  });

  contractRoute(app, mergeStudioEntries, {
    handle: async ({ params, body, request }) => ({
      data: await mergeEntries(content, writerOf(request), { ...params, ...body }),
    }),
  });
}
