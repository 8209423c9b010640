export { votePath, votesKey } from './votes-query.ts';
