import type { Feature } from '../../feature.ts';
import type { AccountSessions } from './account-sessions.ts';
import type { AccountContext } from './context.ts';
import { accountRoutes } from './routes.ts';
import { cleanUpThrottles } from './throttling/clean-up-throttles.ts';

export const accountsFeature = (context: AccountContext, sessions: AccountSessions): Feature => ({
  name: 'accounts',
  routes: (app) => accountRoutes(app, context, sessions),
  cleanUp: () => cleanUpThrottles(context),
});
