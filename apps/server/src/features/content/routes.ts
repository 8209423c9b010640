import {
  contentQuerySchema,
  findRedirect,
  readBlogPost,
  readLanding,
  readMemberContent,
  readPolicy,
} from '@rostra/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { contractRoute } from '../../plugins/contract-route.ts';
import { policies } from './collections/policies.ts';
import type { ContentService } from './content-service.ts';
import type { Collection } from './declare/collection.ts';
import { findRedirectFor } from './find-redirect.ts';
import { readBlogPostPage } from './pages/read-blog-post.ts';
import { readBySlug } from './pages/read-by-slug.ts';
import { readLandingPage } from './pages/read-landing.ts';
import { readMemberContentPage } from './pages/read-member-content.ts';
import { parseReadQuery } from './query/parse-read-query.ts';
import type { PlainObject } from './query/plain-values.ts';
import { listEntries } from './read/list-entries.ts';
import { readEntry } from './read/read-entry.ts';

const idParams = z.object({ id: z.string().max(100) });

export function contentRoutes(app: FastifyInstance, service: ContentService): void {
  for (const collection of service.collections) readRoutes(app, service, collection);
  pageRoutes(app, service);
}

/** The two reads of the dialect. Their answers are JSON already when they get here. */
function readRoutes(app: FastifyInstance, service: ContentService, collection: Collection): void {
  const { plural, singular } = collection;
  const url = `/api/${plural}`;

  app.get(url, {
    schema: { summary: `List ${plural}`, tags: ['Content'], querystring: contentQuerySchema },
    handler: (request, reply) =>
      answer(service, request, reply, async () => {
        const reader = await service.readerOf(request.caller);
        const query = parseReadQuery(request.query as PlainObject, collection, reader);
        return listEntries(service.store, query);
      }),
  });

  app.get(`${url}/:id`, {
    schema: {
      summary: `One ${singular}`,
      tags: ['Content'],
      params: idParams,
      querystring: contentQuerySchema,
    },
    handler: (request, reply) =>
      answer(service, request, reply, async () => {
        const { id } = request.params as z.output<typeof idParams>;
        const reader = await service.readerOf(request.caller);
        const query = parseReadQuery(request.query as PlainObject, collection, reader);
        return readEntry(service.store, query, id);
      }),
  });
}

/** What all visitors are told alike is kept for a moment; what depends on the caller never is. */
async function answer(
  { answers }: ContentService,
  request: FastifyRequest,
  reply: FastifyReply,
  read: () => Promise<string>,
): Promise<string> {
  const isVisitor = request.caller.role === 'visitor';
  const body = isVisitor ? await answers.get(request.url, read) : await read();
  reply.type('application/json; charset=utf-8');
  return body;
}

/** What pages ask for, one call a page. */
function pageRoutes(app: FastifyInstance, service: ContentService): void {
  const { store, settings } = service;
  contractRoute(app, readLanding, {
    handle: async () => ({ data: await readLandingPage(store), meta: {} }),
  });
  contractRoute(app, readPolicy, {
    handle: async ({ params, request }) => {
      const reader = await service.readerOf(request.caller);
      return { data: await readBySlug(store, policies, reader, params.slug), meta: {} } as never;
    },
  });
  contractRoute(app, findRedirect, {
    handle: async ({ params }) => ({ data: { slug: await findRedirectFor(service, params) } }),
  });
  if (settings.hasBlog) {
    contractRoute(app, readBlogPost, {
      handle: async ({ params, request }) =>
        readBlogPostPage(store, await service.readerOf(request.caller), params.slug),
    });
  }
  if (settings.hasMemberContent) {
    contractRoute(app, readMemberContent, {
      handle: async ({ params, request }) =>
        readMemberContentPage(store, await service.readerOf(request.caller), params.slug),
    });
  }
}
