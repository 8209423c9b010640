import { contentQuerySchema, contentVersionSchema } from '@rostra/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { describeAccess } from '../../../http/description/describe-access.ts';
import { errorResponses } from '../../../http/description/error-responses.ts';
import { readIfMatch } from '../../../http/requests/if-match.ts';
import type { ContentService } from '../content-service.ts';
import type { Collection } from '../declare/declaration.ts';

import { localeOfWrite, parseLocale } from '../locales/parse-locale.ts';
import { parseReadQuery } from '../query/parse-read-query.ts';
import type { ReadQuery } from '../query/read-query.ts';
import type { PlainObject } from '../query/values/plain-values.ts';
import { getWrittenEntryJson } from '../read/get-entry-json.ts';
import { listVersions } from '../versions/list-versions.ts';
import { createEntry } from '../write/create-entry.ts';
import { deleteEntry } from '../write/delete-entry.ts';
import { updateEntry } from '../write/update-entry.ts';
import { writerOf } from '../write/write-request.ts';
import { readErrors, writeErrors } from './dialect-errors.ts';
import { entryResponse } from './entry-schema.ts';
import { type IdParams, idParams } from './id-params.ts';
import { namesOf } from './names-of.ts';
import { toVersion4, wantsVersion4 } from './version-4-format.ts';
import { writeSchema } from './write-schema.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * The writes of the dialect, for editors and, on their own drafts, for authors. They respond with the entry
 * as a read returns it.
 */
export function writeRoutes(
  app: FastifyInstance,
  service: ContentService,
  collection: Collection,
): void {
  const { hasDrafts, plural } = collection;
  const { singular } = namesOf(collection);
  const url = `/api/${plural}`;
  const { isMultilingual } = service.store.locales;
  const rule = { access: hasDrafts ? 'content.draft' : 'content.edit' } as const;
  const common = {
    tags: ['Editing' as const],
    ...describeAccess(rule),
    'x-errors': writeErrors,
  };
  const onRequest = app.authorize(rule);
  const body = writeSchema(collection);

  app.post(url, {
    onRequest,
    schema: {
      ...common,
      summary: `Create ${singular}`,
      querystring: contentQuerySchema,
      body,
      response: { 201: entryResponse(collection, isMultilingual), ...errorResponses(writeErrors) },
    },
    handler: async (request, reply) => {
      const query = await queryOf(service, request, collection);
      const id = await createEntry(service, writeOf(request, query));
      reply.code(201).type(JSON_TYPE);
      return respond(service, request, query, id);
    },
  });

  app.put(`${url}/:id`, {
    onRequest,
    schema: {
      ...common,
      summary: `Change ${singular}`,
      description:
        'With the header `If-Match` and the number of a version in quotes, a later version is not overwritten.',
      params: idParams,
      querystring: contentQuerySchema,
      body,
      response: { 200: entryResponse(collection, isMultilingual), ...errorResponses(writeErrors) },
    },
    handler: async (request, reply) => {
      const query = await queryOf(service, request, collection);
      const ifMatch = readIfMatch(request.headers);
      const write = { ...writeOf(request, query), ifMatch };
      const id = await updateEntry(service, write, idOf(request));
      reply.type(JSON_TYPE);
      return respond(service, request, query, id);
    },
  });

  app.delete(`${url}/:id`, {
    onRequest,
    schema: {
      ...common,
      summary: `Delete ${singular}`,
      params: idParams,
      querystring: localeQuery,
      response: { 204: z.undefined(), ...errorResponses(writeErrors) },
    },
    handler: async (request, reply) => {
      const locale = scopeIn(service, request, collection);
      await deleteEntry(service, { collection, locale, ...writerOf(request) }, idOf(request));
      return reply.code(204).send();
    },
  });

  app.get(`${url}/:id/versions`, {
    onRequest,
    schema: {
      ...common,
      summary: `Every change of ${singular}, newest first`,
      params: idParams,
      querystring: localeQuery,
      'x-errors': readErrors,
      response: {
        200: z.object({ data: z.array(contentVersionSchema) }),
        ...errorResponses(readErrors),
      },
    },
    handler: async (request) => {
      const locale = localeOfWrite(scopeIn(service, request, collection));
      const read = { collection, locale, ...writerOf(request) };
      return { data: await listVersions(service, read, idOf(request)) };
    },
  });
}

async function respond(
  { store }: ContentService,
  request: FastifyRequest,
  query: ReadQuery,
  id: string,
): Promise<string> {
  const body = await getWrittenEntryJson(store, query, id);
  return wantsVersion4(request) ? toVersion4(body, query.collection) : body;
}

const queryOf = async (service: ContentService, request: FastifyRequest, collection: Collection) =>
  parseReadQuery(
    request.query as PlainObject,
    collection,
    await service.readerOf(request.caller),
    service.store,
  );

const localeQuery = contentQuerySchema.pick({ locale: true });

const scopeIn = ({ store }: ContentService, request: FastifyRequest, collection: Collection) =>
  parseLocale((request.query as PlainObject).locale, collection, store.locales);

const idOf = (request: FastifyRequest) => (request.params as IdParams).id;

const writeOf = (request: FastifyRequest, { collection, status, locale }: ReadQuery) => ({
  collection,
  status,
  locale: localeOfWrite(locale),
  ...writerOf(request),
  body: request.body,
});
