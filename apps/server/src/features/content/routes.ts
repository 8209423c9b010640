import type { FastifyInstance } from 'fastify';
import { attachmentRoutes } from './attachment-routes.ts';
import type { ContentService } from './content-service.ts';
import { feedRoutes } from './feed-routes.ts';
import { pageRoutes } from './page-routes.ts';
import { readRoutes } from './read-routes.ts';
import { writeRoutes } from './write-routes.ts';

export function contentRoutes(app: FastifyInstance, service: ContentService): void {
  for (const collection of service.collections) {
    readRoutes(app, service, collection);
    writeRoutes(app, service, collection);
  }
  pageRoutes(app, service);
  feedRoutes(app, service);
  if (service.settings.hasMemberContent) attachmentRoutes(app, service);
}
