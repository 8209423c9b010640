import type { Feature } from '../../feature.ts';
import { staffAccountHooks } from './account-hooks.ts';
import type { StaffContext } from './context.ts';
import { staffRoutes } from './routes.ts';

export const staffFeature = (context: StaffContext): Feature => ({
  name: 'staff',
  routes: (app) => staffRoutes(app, context),
  accountHooks: staffAccountHooks(context),
});
