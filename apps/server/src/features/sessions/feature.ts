import type { Feature } from '../../feature.ts';
import type { SessionContext } from './context.ts';
import { sessionRoutes } from './routes.ts';

export const sessionsFeature = (context: SessionContext): Feature => ({
  name: 'sessions',
  routes: (app) => sessionRoutes(app, context),
});
