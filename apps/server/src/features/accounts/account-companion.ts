import type { Queries } from '../../db/client.ts';

/**
 * A part of the product that keeps something for a user, such as billing. Accounts ask every such
 * part when a user takes their data or goes, and know nothing of what it keeps.
 */
export interface AccountCompanion {
  /** The key of its part in the user's data, such as `billing`. */
  readonly name: string;
  exportData(userId: number): Promise<unknown>;
  /** Sentences about what happens to it when the account goes: "Your subscription ends at once." */
  describeDeletion(userId: number): Promise<string[]>;
  /** Runs before the account is deleted; if it rejects, the account stays. Must be repeatable. */
  prepareDeletion(userId: number): Promise<void>;
  /** Runs in the transaction that gives the account another address. */
  noteEmailChange?(tx: Queries, userId: number): Promise<void>;
}
