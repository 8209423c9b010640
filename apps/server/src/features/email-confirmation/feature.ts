import type { Feature } from '../../feature.ts';
import { hourly } from '../../plugins/background/index.ts';
import type { LoginContext } from '../sessions/index.ts';
import { emailConfirmationAccountHooks } from './account-hooks.ts';
import { deleteExpiredEmailConfirmations } from './email-confirmations.repo.ts';
import { emailConfirmationMailSamples } from './mail-samples.ts';
import { emailConfirmationRoutes } from './routes.ts';

export const emailConfirmationFeature = (context: LoginContext): Feature => ({
  name: 'email-confirmation',
  mailSamples: emailConfirmationMailSamples,
  routes: (app) => emailConfirmationRoutes(app, context),
  workers: [
    hourly('email-confirmation', () =>
      deleteExpiredEmailConfirmations(context.db.queries, context.now().toISOString()),
    ),
  ],
  accountHooks: emailConfirmationAccountHooks(context),
});
