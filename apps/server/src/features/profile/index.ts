export type { ProfileContext } from './context.ts';
export { profileRoutes } from './routes.ts';
