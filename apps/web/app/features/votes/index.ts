export { useVote, useVotes } from './member/use-vote.ts';
export { VoteEntry } from './vote-entry.tsx';
