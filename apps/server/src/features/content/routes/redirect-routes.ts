import {
  changeRedirect,
  createRedirect,
  deleteRedirect,
  forgetMissingPage,
  listMissingPages,
  listRedirects,
  OK,
  previewCrawlerFiles,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { actorOf } from '../../../http/access/actor.ts';
import { contractRoute } from '../../../http/contract-route.ts';
import type { ContentService } from '../content-service.ts';
import { describeCrawlerFiles } from '../redirects/studio/describe-crawler-files.ts';
import { listAllRedirects } from '../redirects/studio/list-redirects.ts';
import { addRedirect, editRedirect, removeRedirect } from '../redirects/studio/save-redirect.ts';
import { deleteMissingPage, findMissingPages } from '../redirects/visits/visits.repo.ts';

const MAX_MISSING_PAGES = 200;

/** Redirects, addresses that were not found, and what search engines read, for staff. */
export function redirectRoutes(app: FastifyInstance, service: ContentService): void {
  const { queries } = service.db;
  contractRoute(app, listRedirects, {
    handle: async ({ query }) => {
      await service.visits.flush();
      return listAllRedirects(service, query);
    },
  });
  contractRoute(app, createRedirect, {
    handle: async ({ body, request }) => {
      await addRedirect(service, actorOf(request), body);
      return OK;
    },
  });
  contractRoute(app, changeRedirect, {
    handle: async ({ body, request }) => {
      await editRedirect(service, actorOf(request), body);
      return OK;
    },
  });
  contractRoute(app, deleteRedirect, {
    handle: async ({ query, request }) => {
      await removeRedirect(service, actorOf(request), query.path);
      return OK;
    },
  });
  contractRoute(app, listMissingPages, {
    handle: async () => {
      await service.visits.flush();
      const rows = await findMissingPages(queries, MAX_MISSING_PAGES);
      return {
        data: rows.map(({ path, hits, first_seen_at, last_seen_at }) => ({
          path,
          hits,
          firstSeenAt: first_seen_at,
          lastSeenAt: last_seen_at,
        })),
      };
    },
  });
  contractRoute(app, forgetMissingPage, {
    handle: async ({ query }) => {
      await deleteMissingPage(queries, query.path);
      return OK;
    },
  });
  contractRoute(app, previewCrawlerFiles, {
    handle: async () => ({ data: await describeCrawlerFiles(service) }),
  });
}
