import type { Env } from '../../env.ts';
import type { Feature } from '../../feature.ts';
import { siteRoutes } from './routes.ts';

export const siteFeature = (env: Env, now: () => Date): Feature => ({
  name: 'site',
  routes: (app) => siteRoutes(app, env, now),
});
