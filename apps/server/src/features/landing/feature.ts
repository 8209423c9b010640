import type { Db } from '../../db/client.ts';
import type { Feature } from '../../feature.ts';
import { landingRoutes } from './routes.ts';

export const landingFeature = ({ queries }: Db): Feature => ({
  name: 'landing',
  routes: (app) => landingRoutes(app, queries),
});
