import type { Feature } from '../../feature.ts';
import { cleanUpAccounts } from './clean-up-accounts.ts';
import type { AccountContext } from './context.ts';
import { accountRoutes } from './routes.ts';

export const accountsFeature = (context: AccountContext): Feature => ({
  name: 'accounts',
  routes: (app) => accountRoutes(app, context),
  cleanUp: () => cleanUpAccounts(context),
});
