import type { Db } from '../../db/client.ts';
import type { Feature } from '../../feature.ts';
import { landingRoutes } from './routes.ts';

/** The first language is the default. */
export const landingFeature = ({ queries }: Db, languages: readonly string[]): Feature => ({
  name: 'landing',
  routes: (app) => landingRoutes(app, queries, languages),
});
