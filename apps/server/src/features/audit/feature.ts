import type { Feature } from '../../feature.ts';
import { cleanUpLog } from './clean-up-log.ts';
import type { AuditContext } from './context.ts';
import { auditRoutes } from './routes.ts';

export const auditFeature = (context: AuditContext): Feature => ({
  name: 'audit',
  routes: (app) => auditRoutes(app, context),
  cleanUp: () => cleanUpLog(context),
});
