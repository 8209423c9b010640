export { type PageAccess, pageAccess } from './access.ts';
