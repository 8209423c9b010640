import { findRedirect, readEntryPage } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import type { ContentService } from '../content-service.ts';
import { readAnyEntryPage } from '../pages/read-entry-page.ts';
import { getRedirect } from '../slugs/get-redirect.ts';

/** Calls for the pages of all content types. */
export function pageRoutes(app: FastifyInstance, service: ContentService): void {
  contractRoute(app, findRedirect, {
    handle: async ({ params, query }) => ({
      data: { slug: await getRedirect(service, { ...params, ...query }) },
    }),
  });
  contractRoute(app, readEntryPage, {
    handle: async ({ params, query, request }) => {
      const reader = await service.readerOf(request.caller);
      return readAnyEntryPage(service, reader, { ...params, ...query });
    },
  });
}
