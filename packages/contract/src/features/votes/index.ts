export {
  castBallot,
  castOpenBallot,
  issueSlip,
  type RollObstacle,
  readBallot,
  reportMissingReceipt,
  SLIP_KEY_BYTES,
} from './cast-ballots.ts';
export {
  announceVote,
  annulVote,
  listManagedVotes,
  type ManagedVote,
  postponeVote,
  readManagedVote,
} from './manage-votes.ts';
export { listVotes, readVote } from './read-votes.ts';
export {
  MAX_OPTIONS,
  MIN_SECRET_ROLL,
  MIN_TURNOUT_ROLL,
  type OpeningObstacle,
  type OptionText,
  type Postponement,
  type Vote,
  type VoteChange,
  type VotePlan,
  type VoteSecrecy,
  type VoteState,
  voteStates,
} from './vote.ts';
