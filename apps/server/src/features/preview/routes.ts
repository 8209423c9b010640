import { createPreviewLink, OK, readPreview, revokePreviewLinks } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../http/contract-route.ts';
import { type ContentService, writerOf } from '../content/index.ts';
import { createLink, revokeLinks } from './preview-links.ts';
import { type FindRole, readPreviewPage } from './read-preview.ts';

export function previewRoutes(
  app: FastifyInstance,
  content: ContentService,
  findRole: FindRole,
): void {
  contractRoute(app, createPreviewLink, {
    limit: { max: 120, timeWindow: '10 minutes' },
    handle: async ({ params, query, body, request }) => ({
      data: await createLink(content, writerOf(request), { ...params, ...query }, body),
    }),
  });

  contractRoute(app, revokePreviewLinks, {
    handle: async ({ params, query, request }) => {
      await revokeLinks(content, writerOf(request), { ...params, ...query });
      return OK;
    },
  });

  contractRoute(app, readPreview, {
    handle: ({ query, reply }) => {
      reply.header('x-robots-tag', 'noindex');
      return readPreviewPage(content, findRole, { key: query.key, as: query.as ?? 'annual' });
    },
  });
}
