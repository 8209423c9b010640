import type { Feature } from '../../feature.ts';
import { hourly } from '../../plugins/background/index.ts';
import type { LoginContext } from '../sessions/index.ts';
import { passwordRecoveryAccountHooks } from './account-hooks.ts';
import { passwordRecoveryMailSamples } from './mail-samples.ts';
import { deleteExpiredResetCodes } from './reset-codes.repo.ts';
import { passwordRecoveryRoutes } from './routes.ts';

export const passwordRecoveryFeature = (context: LoginContext): Feature => ({
  name: 'password-recovery',
  mailSamples: passwordRecoveryMailSamples,
  routes: (app) => passwordRecoveryRoutes(app, context),
  workers: [
    hourly('password-recovery', () =>
      deleteExpiredResetCodes(context.db.queries, context.now().toISOString()),
    ),
  ],
  accountHooks: passwordRecoveryAccountHooks,
});
