import type { Feature } from '../../feature.ts';
import type { ReadingContext } from './context.ts';
import { readingRoutes } from './routes.ts';

export const readingFeature = (context: ReadingContext, isEnabled: () => boolean): Feature => ({
  name: 'reading',
  isEnabled,
  routes: (app) => readingRoutes(app, context),
});
