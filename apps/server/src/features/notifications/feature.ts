import type { Feature } from '../../feature.ts';
import { hourly } from '../../plugins/background/index.ts';
import { cleanUpNotices } from './clean-up-notices.ts';
import type { NoticeContext } from './context.ts';
import { notificationRoutes } from './routes.ts';

export const notificationsFeature = (context: NoticeContext): Feature => ({
  name: 'notifications',
  routes: (app) => notificationRoutes(app, context),
  workers: [hourly('notifications', () => cleanUpNotices(context))],
});
