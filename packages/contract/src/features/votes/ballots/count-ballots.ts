/** Both are whole numbers. */
export interface Fraction {
  readonly numerator: number;
  readonly denominator: number;
}

export interface VoteRules {
  /** Null: strictly more than half. */
  readonly majority: Fraction | null;
  /** The part of the roll that must vote. Null: any. */
  readonly quorum: Fraction | null;
}

/** Besides the numbers of the options. */
export const AGAINST = 'against';
export const ABSTAIN = 'abstain';

/** Fewer secret ballots would show who chose what. */
export const MIN_SECRET_BALLOTS = 10;

export const voteOutcomes = ['adopted', 'notAdopted', 'noQuorum', 'tooFew', 'runOff'] as const;
export type VoteOutcome = (typeof voteOutcomes)[number];

export interface CountedVote {
  /** The numbers of the options. */
  readonly options: readonly string[];
  readonly rules: VoteRules;
  readonly rollSize: number;
  readonly isSecret: boolean;
  /** A run-off is not followed by another. */
  readonly isRunOff: boolean;
}

export interface Result {
  readonly outcome: VoteOutcome;
  readonly ballots: number;
  /** Null if there are too few to count. */
  readonly counts: Readonly<Record<string, number>> | null;
  /** The option that was adopted. */
  readonly adopted: string | null;
  /** The two options of a run-off. */
  readonly runOff: readonly [string, string] | null;
}

export const choicesOf = (options: readonly string[]): string[] => [...options, AGAINST, ABSTAIN];

/** All arithmetic is in whole numbers. Abstentions count for the quorum only. */
export function countBallots(vote: CountedVote, choices: readonly string[]): Result {
  const none = { adopted: null, runOff: null, ballots: choices.length };
  if (vote.isSecret && choices.length < MIN_SECRET_BALLOTS) {
    return { ...none, outcome: 'tooFew', counts: null };
  }
  const counts = Object.fromEntries(choicesOf(vote.options).map((choice) => [choice, 0]));
  for (const choice of choices) counts[choice] = (counts[choice] ?? 0) + 1;
  const counted = { ...none, counts };
  const { quorum } = vote.rules;
  if (quorum && choices.length * quorum.denominator < quorum.numerator * vote.rollSize) {
    return { ...counted, outcome: 'noQuorum' };
  }
  const of = (choice: string) => counts[choice] ?? 0;
  const decided = choices.length - of(ABSTAIN);
  const adopted = vote.options.find((option) => isMajority(vote.rules, of(option), decided));
  if (adopted !== undefined) return { ...counted, outcome: 'adopted', adopted };
  const runOff = vote.isRunOff ? null : leadingTwo(vote, of);
  if (runOff && isMajority(vote.rules, decided - of(AGAINST), decided)) {
    return { ...counted, outcome: 'runOff', runOff };
  }
  // A tie, too: the present text stands.
  return { ...counted, outcome: 'notAdopted' };
}

/** Without a single vote for or against, nothing passes. */
function isMajority({ majority }: VoteRules, votes: number, decided: number): boolean {
  if (decided === 0) return false;
  return majority
    ? votes * majority.denominator >= majority.numerator * decided
    : votes * 2 > decided;
}

/** Null if a tie leaves open which two they are. */
function leadingTwo(
  { options }: CountedVote,
  of: (option: string) => number,
): [string, string] | null {
  const [first, second, third] = [...options].sort((one, other) => of(other) - of(one));
  if (first === undefined || second === undefined) return null;
  if (third !== undefined && of(third) === of(second)) return null;
  return of(second) > 0 ? [first, second] : null;
}
