import {
  createStudioEntry,
  getStudioEntry,
  listStudioEntries,
  saveStudioEntry,
  translateStudioEntry,
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
  translateStaffEntry,
  writerOf,
} from '../../content/index.ts';
import { withOwnAuthor } from '../authors/with-own-author.ts';

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
      const writer = writerOf(request);
      const fields = await withOwnAuthor(content, writer, params.kind, body.data);
      const data = await createStaffEntry(content, writer, place, fields);
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

  contractRoute(app, translateStudioEntry, {
    handle: async ({ params, query, body, request }) => {
      const place = { ...params, ...query };
      return { data: await translateStaffEntry(content, writerOf(request), place, body.locale) };
    },
  });
}
