export { exportNotices } from './export-notices.ts';
export { notificationsFeature } from './feature.ts';
export { type NewNotice, notify } from './notify.ts';
