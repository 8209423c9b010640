import type { Feature } from '../../feature.ts';
import { sessionsAccountHooks } from './account-hooks.ts';
import { cleanUpSessions } from './clean-up-sessions.ts';
import type { LoginContext } from './context.ts';
import { sessionRoutes } from './routes.ts';

export const sessionsFeature = (context: LoginContext): Feature => ({
  name: 'sessions',
  routes: (app) => sessionRoutes(app, context),
  cleanUp: () => cleanUpSessions(context),
  accountHooks: sessionsAccountHooks,
});
