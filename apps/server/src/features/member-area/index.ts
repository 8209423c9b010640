export { createMemberAreaCompanion } from './member-area-companion.ts';
export { memberAreaRoutes } from './routes.ts';
