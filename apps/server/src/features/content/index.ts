export type { ContentDeps } from './content-deps.ts';
export { type ContentService, createContentService } from './content-service.ts';
export type { EntitlementOf } from './find-reader.ts';
export { contentRoutes } from './routes.ts';
export { seedContent } from './seed/seed-content.ts';
