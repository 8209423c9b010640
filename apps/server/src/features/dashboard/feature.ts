import type { Feature } from '../../feature.ts';
import type { ContentService } from '../content/index.ts';
import { dashboardRoutes } from './routes.ts';

/** The overview is about member content, so the feature shares its flag. */
export const dashboardFeature = (content: ContentService, isEnabled: () => boolean): Feature => ({
  name: 'dashboard',
  isEnabled,
  routes: (app) => dashboardRoutes(app, content),
});
