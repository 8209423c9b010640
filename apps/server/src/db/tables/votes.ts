import type { OpeningObstacle, VoteSecrecy, VoteState } from '@rostra/contract';
import type { Selectable } from 'kysely';

export interface VoteTables {
  votes: {
    id: string;
    slug: string;
    document_id: string;
    locale: string;
    policy_title: string;
    question: string;
    introduction: string;
    secrecy: VoteSecrecy;
    is_rehearsal: 0 | 1;
    /** The vote whose run-off this is. */
    run_off_of: string | null;
    /** JSON: the majority and the quorum. */
    rules: string;
    required_plan: 'account' | 'any' | 'basic' | 'premium' | 'annual';
    joined_before: string;
    paid_before: string | null;
    announced_at: string;
    opens_at: string;
    closes_at: string;
    /** The least time before opening, and the least that it is open, as the settings were at the announcement. */
    notice_days: number;
    duration_days: number;
    /** `open` until the record is written: whether the time is over is found out with the clock. */
    state: Exclude<VoteState, 'counting'>;
    obstacle: OpeningObstacle | null;
    /** Null for votes that were announced before the roll was drawn up with the announcement. */
    announced_roll_size: number | null;
    /** Null until it is open. */
    roll_size: number | null;
    roll_hash: string | null;
    /** JSON. Null in votes with open ballots. */
    public_key: string | null;
    /** Sealed; deleted with the ballots. */
    private_key: string | null;
    turnout_percent: number | null;
    turnout_at: string | null;
    annulled_at: string | null;
    annulment_reason: string | null;
    closed_at: string | null;
    /** JSON of the result, a part of the record. */
    result: string | null;
    record_hash: string | null;
    /** The hash of the record before this one; empty for the first. */
    previous_hash: string | null;
    /** Null until it is open. May be later than planned. */
    opened_at: string | null;
    /** Whether deleted slips and ballots may still be readable in the files of the database. */
    erasure_due: 0 | 1;
  };
  /** What has changed since the announcement. Append-only. */
  vote_changes: {
    vote_id: string;
    number: number;
    at: string;
    reason: string;
    /** Null if the opening has not moved. */
    opens_before: string | null;
    opens_after: string | null;
    /** Null if the closing has not moved. */
    closes_before: string | null;
    closes_after: string | null;
  };
  /** Byte for byte as they are published. In a table of their own, because they are long. */
  vote_records: { vote_id: string; record: string };
  /** The texts that a vote is about, as they were shown. */
  vote_options: {
    vote_id: string;
    number: number;
    version: number;
    edition: number | null;
    title: string;
    summary: string | null;
    html: string;
    text_hash: string;
    costing: string;
  };
  /** Who may vote: drawn up with the announcement, and only made shorter at opening. Without a user: a former member. */
  vote_roll: {
    vote_id: string;
    leaf_hash: string;
    user_id: number | null;
    salt: string;
    /** Of the blinded slip that was signed. Null before that, and once the vote is closed. */
    blinded_hash: string | null;
    /** What the member has yet to be told. */
    news: 'announcement' | 'change' | 'opening' | 'result' | 'annulment' | null;
    /** For the news of the result, and deleted with it. */
    had_slip: 0 | 1;
    has_reported: 0 | 1;
  };
  /** Secret ballots of open votes. Nothing here says who cast one, or when. */
  vote_ballots: { vote_id: string; slip_hash: string; receipt: string; choice: string };
  /** Ballots with names. Name and salt are deleted with the account. */
  open_ballots: {
    vote_id: string;
    user_id: number | null;
    salt: string | null;
    name: string | null;
    name_hash: string;
    choice: string;
  };
}

export type VoteRow = Selectable<VoteTables['votes']>;
export type VoteChangeRow = Selectable<VoteTables['vote_changes']>;
export type VoteOptionRow = Selectable<VoteTables['vote_options']>;
export type RollRow = Selectable<VoteTables['vote_roll']>;
