import type { Feature } from '../../feature.ts';
import { hourly } from '../../plugins/background/index.ts';
import { cleanUpLog } from './clean-up-log.ts';
import type { AuditContext } from './context.ts';
import { auditRoutes } from './routes.ts';

export const auditFeature = (context: AuditContext): Feature => ({
  name: 'audit',
  routes: (app) => auditRoutes(app, context),
  workers: [hourly('audit', () => cleanUpLog(context))],
});
