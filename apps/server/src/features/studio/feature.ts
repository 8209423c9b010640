import type { Feature } from '../../feature.ts';
import type { ContentService } from '../content/index.ts';
import { entryRoutes } from './routes/entry-routes.ts';

/** The calls of the studio about content and media. */
export const studioFeature = (content: ContentService): Feature => ({
  name: 'studio',
  routes: (app) => {
    entryRoutes(app, content);
  },
});
