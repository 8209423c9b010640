export { emailChangeRoutes } from './routes.ts';
