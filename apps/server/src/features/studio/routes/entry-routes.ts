import {
  createStudioEntry,
  getStudioEntry,
  listStudioEntries,
  saveStudioEntry,
} from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import { readIfMatch } from '../../../http/requests/if-match.ts';
import {
  type ContentService,
  createStaffEntry,
  getStaffEntry,
  listStaffEntries,
  saveStaffEntry,
  writerOf,
} from '../../content/index.ts';

export function entryRoutes(app: FastifyInstance, content: ContentService): void {
  contractRoute(app, listStudioEntries, {
    handle: ({ query, request }) => listStaffEntries(content, writerOf(request), query),
  });

  contractRoute(app, getStudioEntry, {
    handle: async ({ params, query, request, reply }) => {
      const data = await getStaffEntry(content, writerOf(request), { ...params, ...query });
      reply.header('etag', `"${data.version}"`);
      return { data };
    },
  });

  contractRoute(app, createStudioEntry, {
    handle: async ({ params, query, body, request, reply }) => {
      const place = { ...params, ...query };
      const data = await createStaffEntry(content, writerOf(request), place, body.data);
      reply.header('etag', `"${data.version}"`);
      return { data };
    },
  });

  contractRoute(app, saveStudioEntry, {
    handle: async ({ params, query, body, request, reply }) => {
      const save = { ...body, ifMatch: readIfMatch(request.headers) };
      const place = { ...params, ...query };
      const data = await saveStaffEntry(content, writerOf(request), place, save);
      reply.header('etag', `"${data.version}"`);
      return { data };
    },
  });
}
