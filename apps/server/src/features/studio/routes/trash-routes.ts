import { emptyStudioTrash, OK, restoreStudioEntry, trashStudioEntry } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import { readIfMatch } from '../../../http/requests/if-match.ts';
import {
  type ContentService,
  emptyTrash,
  restoreEntry,
  trashStaffEntry,
  writerOf,
} from '../../content/index.ts';

export function trashRoutes(app: FastifyInstance, content: ContentService): void {
  contractRoute(app, trashStudioEntry, {
    handle: async ({ params, query, request }) => {
      const ifMatch = readIfMatch(request.headers);
      await trashStaffEntry(content, writerOf(request), { ...params, ...query }, ifMatch);
      return OK;
    },
  });

  contractRoute(app, restoreStudioEntry, {
    handle: async ({ params, query, request }) => {
      const place = { ...params, ...query };
      const { entry, lost } = await restoreEntry(content, writerOf(request), place);
      return { data: entry, meta: { lost } };
    },
  });

  contractRoute(app, emptyStudioTrash, {
    handle: async ({ params, request }) => ({
      data: { deleted: await emptyTrash(content, writerOf(request), params.kind) },
    }),
  });
}
