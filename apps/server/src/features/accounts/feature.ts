import type { Feature } from '../../feature.ts';
import type { AccountSessions } from './account-sessions.ts';
import type { AccountContext } from './context.ts';
import { deleteDueAccounts } from './deletion/delete-account.ts';
import { accountRoutes } from './routes.ts';
import { cleanUpThrottles } from './throttling/clean-up-throttles.ts';

export const accountsFeature = (context: AccountContext, sessions: AccountSessions): Feature => ({
  name: 'accounts',
  routes: (app) => accountRoutes(app, context, sessions),
  cleanUp: async () => {
    await cleanUpThrottles(context);
    await deleteDueAccounts(context);
  },
});
