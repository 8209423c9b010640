import { OK, restoreStudioEntry, trashStudioEntry } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import { readIfMatch } from '../../../http/requests/if-match.ts';
import {
  type ContentService,
  deleteEntry,
  getEntryRow,
  restoreEntry,
  writerOf,
} from '../../content/index.ts';

export function trashRoutes(app: FastifyInstance, content: ContentService): void {
  contractRoute(app, trashStudioEntry, {
    handle: async ({ params, query, request }) => {
      const writer = writerOf(request);
      const { collection, row } = await getEntryRow(content, writer, { ...params, ...query });
      const ifMatch = readIfMatch(request.headers);
      const locale = { kind: 'only', locale: row.locale } as const;
      await deleteEntry(content, { ...writer, collection, locale, ifMatch }, params.id);
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
}
