import type { Feature } from '../../feature.ts';
import type { ProfileContext } from './context.ts';
import { profileRoutes } from './routes.ts';

export const profileFeature = (context: ProfileContext): Feature => ({
  name: 'profile',
  routes: (app) => profileRoutes(app, context),
});
