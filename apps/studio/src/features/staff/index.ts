export { staffQuery } from './staff-query.ts';
