import type { Feature } from '../../feature.ts';
import type { ContentService } from '../content/index.ts';
import { searchRoutes } from './routes.ts';

export const searchFeature = (content: ContentService): Feature => ({
  name: 'search',
  routes: (app) => searchRoutes(app, content),
});
