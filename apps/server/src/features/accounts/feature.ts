import type { Feature } from '../../feature.ts';
import { hourly } from '../../plugins/background/index.ts';
import type { AccountSessions } from './account-sessions.ts';
import type { AccountContext } from './context.ts';
import { deleteDueAccounts } from './deletion/delete-account.ts';
import { accountMailSamples } from './mail-samples.ts';
import { accountRoutes } from './routes.ts';
import { cleanUpSecurityEvents } from './security-events/clean-up-security-events.ts';
import { listOwnSecurityEvents } from './security-events/list-security-events.ts';
import { cleanUpThrottles } from './throttling/clean-up-throttles.ts';

export const accountsFeature = (context: AccountContext, sessions: AccountSessions): Feature => ({
  name: 'accounts',
  mailSamples: accountMailSamples,
  routes: (app) => accountRoutes(app, context, sessions),
  workers: [
    hourly('accounts', async () => {
      await cleanUpThrottles(context);
      await cleanUpSecurityEvents(context);
      await deleteDueAccounts(context);
    }),
  ],
  accountHooks: {
    name: 'securityEvents',
    exportData: (userId) => listOwnSecurityEvents(context, userId, Number.MAX_SAFE_INTEGER),
  },
});
