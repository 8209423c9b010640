import { contentQuerySchema } from '@rostra/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';

import { parseReadQuery } from '../query/parse-read-query.ts';
import type { PlainObject } from '../query/plain-values.ts';
import { getEntryJson } from '../read/get-entry-json.ts';
import { listEntriesJson } from '../read/list-entries-json.ts';
import { type IdParams, idParams } from './id-params.ts';

/** Well above what a page and its reader ask for; renders in the process do not count. */
const READ_LIMIT = { max: 600, timeWindow: '1 minute' };

/** The two reads of the dialect. Their answers are JSON already when they get here. */
export function readRoutes(
  app: FastifyInstance,
  service: ContentService,
  collection: Collection,
): void {
  const { plural, singular } = collection;
  const url = `/api/${plural}`;

  app.get(url, {
    config: { rateLimit: READ_LIMIT },
    schema: { summary: `List ${plural}`, tags: ['Content'], querystring: contentQuerySchema },
    handler: (request, reply) =>
      answer(service, request, reply, async () => {
        const reader = await service.readerOf(request.caller);
        return listEntriesJson(service.store, collection, reader, request.query as PlainObject);
      }),
  });

  app.get(`${url}/:id`, {
    config: { rateLimit: READ_LIMIT },
    schema: {
      summary: `One ${singular}`,
      tags: ['Content'],
      params: idParams,
      querystring: contentQuerySchema,
    },
    handler: (request, reply) =>
      answer(service, request, reply, async () => {
        const { id } = request.params as IdParams;
        const reader = await service.readerOf(request.caller);
        const query = parseReadQuery(request.query as PlainObject, collection, reader);
        return getEntryJson(service.store, query, id);
      }),
  });
}

/** What all visitors are told alike is kept for a moment; what depends on the caller never is. */
async function answer(
  { answers }: ContentService,
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<string>,
): Promise<string | Buffer> {
  const isVisitor = request.caller.role === 'visitor';
  const body = isVisitor ? await answers.get(request.url, read) : await read();
  reply.type('application/json; charset=utf-8');
  return body;
}
