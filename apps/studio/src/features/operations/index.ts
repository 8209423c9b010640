export { countProblems } from './count-problems.ts';
export { statusQuery } from './status-query.ts';
