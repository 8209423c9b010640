export { cleanUpNotices } from './clean-up-notices.ts';
export type { NoticeContext } from './context.ts';
export { exportNotices } from './export-notices.ts';
export { type News, notify } from './notify.ts';
export { notificationRoutes } from './routes.ts';
