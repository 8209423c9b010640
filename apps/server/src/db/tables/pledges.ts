import type { PledgeStatus } from '@rostra/contract';
import type { Selectable } from 'kysely';

/** The database refuses every change and deletion of these rows, except for starter content. */
export interface PledgeTables {
  pledges: {
    id: string;
    document_id: string;
    locale: string;
    policy_title: string;
    created_at: string;
  };
  /** What a pledge says. The last wording counts. */
  pledge_wordings: {
    pledge_id: string;
    number: number;
    text: string;
    due_on: string | null;
    since_edition: number;
    until_edition: number | null;
    /** Why the wording before was replaced; null for the first. */
    reason: string | null;
    created_at: string;
  };
  pledge_updates: {
    pledge_id: string;
    number: number;
    /** Chosen by the caller, so that a repeated call adds nothing. */
    key: string;
    status: PledgeStatus;
    as_of: string;
    evidence: string;
    /** JSON. */
    sources: string;
    corrects: number | null;
    created_at: string;
  };
}

export type PledgeRow = Selectable<PledgeTables['pledges']>;
export type WordingRow = Selectable<PledgeTables['pledge_wordings']>;
export type UpdateRow = Selectable<PledgeTables['pledge_updates']>;
