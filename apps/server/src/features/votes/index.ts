export type { VotesContext } from './context.ts';
export { votesFeature } from './feature.ts';
