import type { Feature } from '../../feature.ts';
import { hourly } from '../../plugins/background/index.ts';
import type { LoginContext } from '../sessions/index.ts';
import { emailChangeAccountHooks } from './account-hooks.ts';
import { deleteExpiredEmailChanges } from './email-changes.repo.ts';
import { deleteExpiredEmailUndos } from './email-undos.repo.ts';
import { emailChangeMailSamples } from './mail-samples.ts';
import { emailChangeRoutes } from './routes.ts';

export const emailChangeFeature = (context: LoginContext): Feature => ({
  name: 'email-change',
  mailSamples: emailChangeMailSamples,
  routes: (app) => emailChangeRoutes(app, context),
  workers: [
    hourly('email-change', async () => {
      const now = context.now().toISOString();
      await deleteExpiredEmailChanges(context.db.queries, now);
      await deleteExpiredEmailUndos(context.db.queries, now);
    }),
  ],
  accountHooks: emailChangeAccountHooks(context),
});
