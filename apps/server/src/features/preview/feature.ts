import type { Feature } from '../../feature.ts';
import type { ContentService } from '../content/index.ts';
import { deleteExpiredPreviewLinks } from './preview-links.repo.ts';
import { previewRoutes } from './routes.ts';

/** Drafts on their real page, for staff and for people who got a link. */
export const previewFeature = (content: ContentService): Feature => ({
  name: 'preview',
  routes: (app) => previewRoutes(app, content),
  cleanUp: () => deleteExpiredPreviewLinks(content.db.queries, content.store.now()),
});
