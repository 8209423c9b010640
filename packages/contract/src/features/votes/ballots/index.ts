/** The rules of votes, which the server, the browser and a recount share. */
export { blindSlip, randomHex, SLIP_BYTES, type SlipKey, unblind } from './blind-slip.ts';
export {
  ABSTAIN,
  AGAINST,
  choicesOf,
  countBallots,
  MIN_SECRET_BALLOTS,
  type Result,
  type VoteOutcome,
  type VoteRules,
  voteOutcomes,
} from './count-ballots.ts';
export {
  RECORD_FORMAT,
  type Recount,
  type RecountCheck,
  recount,
  recountChecks,
  rollHash,
  sha256,
  type VoteRecord,
} from './recount.ts';
