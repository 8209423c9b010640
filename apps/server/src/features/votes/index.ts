export type { VotesContext } from './context.ts';
export { listSecretPeriods, type SecretPeriod } from './erase/list-secret-periods.ts';
export { votesFeature } from './feature.ts';
export { createSlipVerifier } from './slips/slip-keys.ts';
export { removeStarterVotes } from './starter/remove-starter-votes.ts';
export { hasOpenVote, hasVotes } from './votes-about.ts';
