import { findRedirect } from '@rostra/contract';
import type { FastifyInstance } from 'fastify';
import { contractRoute } from '../../../http/contract-route.ts';
import type { ContentService } from '../content-service.ts';
import { getRedirect } from '../slugs/get-redirect.ts';

export function redirectRoutes(app: FastifyInstance, service: ContentService): void {
  contractRoute(app, findRedirect, {
    handle: async ({ params }) => ({ data: { slug: await getRedirect(service, params) } }),
  });
}
