import type { Feature } from '../../feature.ts';
import { type AccountContext, deleteExpiredResetCodes } from '../accounts/index.ts';
import { passwordRecoveryRoutes } from './routes.ts';

export const passwordRecoveryFeature = (context: AccountContext): Feature => ({
  name: 'password-recovery',
  routes: (app) => passwordRecoveryRoutes(app, context),
  cleanUp: () => deleteExpiredResetCodes(context.db.queries, context.now().toISOString()),
});
