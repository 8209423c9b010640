import type { Feature } from '../../feature.ts';
import { hourly } from '../../plugins/background/index.ts';
import { profileAccountHooks } from './account-hooks.ts';
import { cleanUpAvatars } from './avatars/delete-avatar-files.ts';
import type { ProfileContext } from './context.ts';
import { profileRoutes } from './routes.ts';

export const profileFeature = (context: ProfileContext): Feature => ({
  name: 'profile',
  routes: (app) => profileRoutes(app, context),
  workers: [hourly('profile', () => cleanUpAvatars(context))],
  accountHooks: profileAccountHooks(context),
});
