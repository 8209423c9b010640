export { memberFiguresQuery } from './members-query.ts';
