import type { Feature } from '../../feature.ts';
import type { AccountContext, AccountSessions } from '../accounts/index.ts';
import { staffAccountHooks } from './account-hooks.ts';
import type { StaffContext } from './context.ts';
import { staffMailSamples } from './mail-samples.ts';
import { staffRoutes } from './routes.ts';
import { setupRoutes } from './setup/setup-routes.ts';
import { tokenRoutes } from './tokens/token-routes.ts';

export const staffFeature = (
  context: StaffContext & AccountContext,
  sessions: AccountSessions,
): Feature => ({
  name: 'staff',
  mailSamples: staffMailSamples,
  routes: (app) => {
    staffRoutes(app, context);
    tokenRoutes(app, context);
    setupRoutes(app, context, sessions);
  },
  accountHooks: staffAccountHooks(context),
});
