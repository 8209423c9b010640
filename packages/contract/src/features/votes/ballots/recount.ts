import {
  type CountedVote,
  choicesOf,
  countBallots,
  MIN_SECRET_BALLOTS,
  type Result,
} from './count-ballots.ts';
import { hexOf } from './integers.ts';

export const RECORD_FORMAT = 'rostra-vote-1';

/** What is published when a vote is closed. */
export interface VoteRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly vote: CountedVote & Readonly<Record<string, unknown>>;
  readonly roll: {
    /** At the announcement. Records from before this was recorded have none. */
    readonly announcedSize?: number | null;
    /** At opening. */
    readonly size: number;
    readonly hash: string;
    readonly leaves: string[];
  };
  /** Of a secret vote: slips that were signed. */
  readonly slips: number | null;
  /** Sorted by receipt. Null if there are too few to count. */
  readonly ballots: readonly { readonly receipt: string; readonly choice: string }[] | null;
  readonly result: Result;
  /** The hash of the record before this one. */
  readonly previous: string | null;
}

/** What a recount checks, in the order in which it is shown. */
export const recountChecks = ['hash', 'roll', 'ballots', 'counts', 'outcome'] as const;
export type RecountCheck = (typeof recountChecks)[number];

export interface Recount {
  readonly hash: string;
  readonly checks: Readonly<Record<RecountCheck, boolean>>;
  readonly result: Result | null;
}

/** Counts a published record again. `expected` is the hash that was mailed. */
export async function recount(text: string, expected: string): Promise<Recount> {
  const hash = await sha256(text);
  const record = parse(text);
  const checks = {
    hash: hash === expected,
    roll: false,
    ballots: false,
    counts: false,
    outcome: false,
  };
  if (!record) return { hash, checks, result: null };
  const { vote, roll, slips, ballots, result } = record;
  checks.roll =
    roll.leaves.length === roll.size &&
    vote.rollSize === roll.size &&
    roll.size <= (roll.announcedSize ?? roll.size) &&
    new Set(roll.leaves).size === roll.size &&
    (await rollHash(roll.leaves)) === roll.hash;
  if (!ballots) {
    const isHidden =
      vote.isSecret &&
      result.outcome === 'tooFew' &&
      result.counts === null &&
      result.ballots < MIN_SECRET_BALLOTS &&
      result.ballots <= (slips ?? 0);
    return {
      hash,
      checks: { ...checks, ballots: isHidden, counts: isHidden, outcome: isHidden },
      result: null,
    };
  }
  const allowed = choicesOf(vote.options);
  const receipts = ballots.map(({ receipt }) => receipt);
  checks.ballots =
    receipts.every((receipt, index) => index === 0 || (receipts[index - 1] ?? '') < receipt) &&
    ballots.every(({ choice }) => allowed.includes(choice)) &&
    ballots.length <= (slips ?? roll.size) &&
    (slips ?? 0) <= roll.size;
  const counted = countBallots(
    vote,
    ballots.map(({ choice }) => choice),
  );
  checks.counts = same(counted.counts, result.counts) && counted.ballots === result.ballots;
  checks.outcome =
    counted.outcome === result.outcome &&
    counted.adopted === result.adopted &&
    same(counted.runOff, result.runOff);
  return { hash, checks, result: counted };
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function parse(text: string): VoteRecord | undefined {
  try {
    const record = JSON.parse(text);
    return record?.format === RECORD_FORMAT ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Leaves are sorted when they are published. */
export const rollHash = (leaves: readonly string[]): Promise<string> => sha256(leaves.join('\n'));

export async function sha256(text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text);
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}
