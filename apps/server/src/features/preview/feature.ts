import type { Feature } from '../../feature.ts';
import { hourly } from '../../plugins/background/index.ts';
import type { ContentService } from '../content/index.ts';
import { deleteExpiredPreviewLinks } from './preview-links.repo.ts';
import type { FindRole } from './read-preview.ts';
import { previewRoutes } from './routes.ts';

/** Drafts on their real page, for staff and for people who got a link. */
export const previewFeature = (content: ContentService, findRole: FindRole): Feature => ({
  name: 'preview',
  routes: (app) => previewRoutes(app, content, findRole),
  workers: [
    hourly('preview', () => deleteExpiredPreviewLinks(content.db.queries, content.store.now())),
  ],
});
