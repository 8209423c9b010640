import type { FastifyInstance } from 'fastify';
import type { Queries } from './db/client.ts';

/**
 * What one feature brings to the server. Its factory (`features/<name>/feature.ts`) takes everything it
 * needs as arguments; `app.ts` lists the features in the order in which they are registered.
 */
export interface Feature {
  readonly name: string;
  /**
   * The feature flag; on by default. A feature that is off has no routes and no jobs. Its clean-up and
   * account hooks still run, because it may have stored data while it was on.
   */
  readonly isEnabled?: boolean;
  routes?(app: FastifyInstance): void | Promise<void>;
  readonly jobs?: readonly BackgroundJob[];
  /** Runs every hour, possibly in several processes at once. A long one asks whether to stop. */
  cleanUp?(isStopping: () => boolean): Promise<void>;
  readonly accountHooks?: AccountHooks;
}

/** Work that goes on beside requests, from when the server listens until it closes. */
export interface BackgroundJob {
  /** `serverUrl` is where other processes on this machine reach the server. */
  start(serverUrl: string): void | Promise<void>;
  /** Closing has begun: stop waiting for others, so that open requests can finish. */
  abort?(): void;
  /** Resolves when nothing is running any more; also called if it never started. In reverse order. */
  stop(): Promise<void>;
}

/**
 * For features that store something for a user. Accounts call them when a user downloads their data,
 * changes their password or address, or deletes their account, and know nothing about what is stored.
 */
export interface AccountHooks {
  /** The key of this part in the data export, such as `billing`. */
  readonly name: string;
  exportData?(userId: number): Promise<unknown>;
  /** Runs in the transaction that sets a new password. Revokes what the old one gave access to. */
  onPasswordChange?(tx: Queries, userId: number): Promise<void>;
  /** Runs in the transaction that changes the account's email address. */
  onEmailChange?(tx: Queries, userId: number): Promise<void>;
  /** Whether another account may still get this email address back, so that nobody else may take it. */
  isEmailReserved?(tx: Queries, email: string): Promise<boolean>;
  /** Sentences about what deleting the account does here: "Your subscription ends at once." */
  describeDeletion?(userId: number): Promise<string[]>;
  /** Runs when the deletion is requested, days before it; if it rejects, nothing is deleted. */
  onDeletionRequested?(userId: number): Promise<void>;
  /** Runs before the account is deleted; if it rejects, the account stays. Must be repeatable. */
  prepareDeletion?(userId: number): Promise<void>;
  /** Runs in the transaction that deletes the account; what it returns runs after the commit. */
  onDeletion?(tx: Queries, userId: number): Promise<(() => Promise<void>) | undefined>;
}
