import type { Feature } from '../../feature.ts';
import type { AccountContext } from '../accounts/index.ts';
import { emailChangeAccountHooks } from './account-hooks.ts';
import { deleteExpiredEmailChanges } from './email-changes.repo.ts';
import { emailChangeRoutes } from './routes.ts';

export const emailChangeFeature = (context: AccountContext): Feature => ({
  name: 'email-change',
  routes: (app) => emailChangeRoutes(app, context),
  cleanUp: () => deleteExpiredEmailChanges(context.db.queries, context.now().toISOString()),
  accountHooks: emailChangeAccountHooks,
});
