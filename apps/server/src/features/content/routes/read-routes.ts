import { normalizeIP } from '@fastify/rate-limit';
import { contentQuerySchema } from '@rostra/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { describeAccess } from '../../../http/description/describe-access.ts';
import { errorResponses } from '../../../http/description/error-responses.ts';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';

import { parseReadQuery } from '../query/parse-read-query.ts';
import type { PlainObject } from '../query/values/plain-values.ts';
import { getEntryJson } from '../read/get-entry-json.ts';
import { listEntriesJson } from '../read/list-entries-json.ts';
import { readErrors } from './dialect-errors.ts';
import { entryResponse, entrySchema, listResponse } from './entry-schema.ts';
import { type IdParams, idParams } from './id-params.ts';
import { namesOf } from './names-of.ts';
import { toVersion4, wantsVersion4 } from './version-4-format.ts';

const PUBLIC = { access: 'public' } as const;
/** A static build reads thousands of entries, one by one. What is more expensive has a budget of its own (`chargeFor`). */
const READ_LIMIT = { max: 3_000, windowMs: 60_000 };
const TOKEN_READ_LIMIT = 30_000;
const rateLimit = {
  timeWindow: READ_LIMIT.windowMs,
  max: ({ caller }: FastifyRequest) => (caller.token ? TOKEN_READ_LIMIT : READ_LIMIT.max),
  keyGenerator: ({ caller, ip }: FastifyRequest) =>
    caller.token ? `token ${caller.token.id}` : normalizeIP(ip),
};

/**
 * The two reads of the dialect. The database builds their responses as JSON from the declaration, so
 * the response schemas document them but do not parse them again.
 */
export function readRoutes(
  app: FastifyInstance,
  service: ContentService,
  collection: Collection,
): void {
  const { plural, singular } = collection;
  const url = `/api/${plural}`;
  const { isMultilingual } = service.store.locales;
  app.nameSchema(`${singular}-entry`, entrySchema(collection, isMultilingual));

  app.get(url, {
    config: { rateLimit },
    schema: {
      summary: `List ${namesOf(collection).plural}`,
      tags: ['Content'],
      ...describeAccess(PUBLIC),
      querystring: contentQuerySchema,
      'x-errors': readErrors,
      response: {
        200: listResponse(collection, isMultilingual),
        ...errorResponses(readErrors),
      },
    },
    handler: (request, reply) =>
      respond(service, request, reply, collection, async () => {
        const reader = await service.readerOf(request.caller);
        const query = request.query as PlainObject;
        return listEntriesJson(service.store, collection, reader, query, (points) =>
          request.spend(points),
        );
      }),
  });

  app.get(`${url}/:id`, {
    config: { rateLimit },
    schema: {
      summary: `Read ${namesOf(collection).singular}`,
      tags: ['Content'],
      ...describeAccess(PUBLIC),
      params: idParams,
      querystring: contentQuerySchema,
      'x-errors': readErrors,
      response: {
        200: entryResponse(collection, isMultilingual),
        ...errorResponses(readErrors),
      },
    },
    handler: (request, reply) =>
      respond(service, request, reply, collection, async () => {
        const { id } = request.params as IdParams;
        const reader = await service.readerOf(request.caller);
        const query = parseReadQuery(
          request.query as PlainObject,
          collection,
          reader,
          service.store,
        );
        return getEntryJson(service.store, query, id);
      }),
  });
}

/** Responses to visitors are cached for a moment; those that depend on the caller never are. */
async function respond(
  { responses }: ContentService,
  request: FastifyRequest,
  reply: FastifyReply,
  collection: Collection,
  read: () => Promise<string>,
): Promise<string | Buffer> {
  reply.type('application/json; charset=utf-8');
  if (wantsVersion4(request)) return toVersion4(await read(), collection);
  const isVisitor = request.caller.role === 'visitor';
  const { url: route = '' } = request.routeOptions;
  return isVisitor
    ? await responses.get(request.url, read, { route, limit: READ_LIMIT })
    : await read();
}
