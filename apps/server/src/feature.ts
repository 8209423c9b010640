import type { MessageFeature } from '@rostra/messages';
import type { FastifyInstance } from 'fastify';
import type { Mail } from './adapters/mailer/mailer.ts';
import type { Gauge } from './adapters/metrics/metrics.ts';
import type { Queries } from './db/client.ts';
import type { UserRow } from './db/tables/accounts.ts';
import type { LocalSite } from './languages/site.ts';

/**
 * Everything that a feature adds to the server. Its factory (`features/<name>/feature.ts`) receives
 * its dependencies as arguments; `app/features.ts` lists the features in the order of their registration.
 */
export interface Feature {
  readonly name: string;
  /**
   * The feature flag, which staff can change; without it the feature is always on. While it is off, its routes respond as
   * if they did not exist. Everything else continues, because it may have stored data while it was on.
   */
  isEnabled?(): boolean;
  routes?(app: FastifyInstance): void | Promise<void>;
  readonly workers?: readonly Worker[];
  readonly accountHooks?: AccountHooks;
  /** Values for monitoring, read whenever Prometheus asks. */
  readonly gauges?: readonly Gauge[];
  /** Several if their texts are in several parts of the wording. */
  readonly mailSamples?: MailSamples | readonly MailSamples[];
}

/** Every mail of a feature with made-up values, which show staff what people receive. */
export interface MailSamples {
  /** The part of the wording that contains their texts. */
  readonly wording: MessageFeature;
  /** Several mails of the same kind are its variants. */
  render(site: LocalSite, made: SampleValues): readonly Mail[];
}

export interface SampleValues {
  readonly to: string;
  readonly at: Date;
  /** Instead of a secret in a link. */
  readonly code: string;
}

/** What the status page shows of a queue. */
export interface QueueFigures {
  readonly waiting: number;
  readonly oldestAt: string | null;
  readonly failed: number;
}

/** Background work. Begins when the server listens, and never overlaps itself in one process. */
export interface Worker {
  /** Its name in logs, traces, metrics and on the status page. */
  readonly name: string;
  /** The longest time between two runs. Without it, runs once at the start and after each wake-up. */
  readonly everyMs?: number;
  /** Asked before each run. While it says no, nothing is claimed, traced or measured. */
  hasWork?(): Promise<boolean>;
  /** Asked after each run: how long until something is due, if that is sooner than `everyMs`. 0 if more is waiting. */
  nextInMs?(): Promise<number>;
  /** Calls `wake` when there may be something to do. Returns a function that unsubscribes. */
  wakeOn?(wake: () => void): () => void;
  /** How long the first wake-up waits for others, so that one run does the work of all. */
  readonly collectMs?: number;
  /** With a lease, one process of the site runs it at a time. Without one, every process runs it. */
  readonly lease?: Lease;
  /** Those that take turns run one after the other, because nothing waits for them. */
  readonly takesTurns?: boolean;
  /** The server closes after this time even if a run has not ended. Somebody else must be able to continue it. */
  readonly stopWithinMs?: number;
  /** Rejects if it failed, and soon after the signal. Works in batches if there may be much to do. */
  run(signal: AbortSignal): Promise<void>;
}

export interface Lease {
  /** Due at multiples of this time since midnight UTC, as well as when `hasWork` says yes. */
  readonly dueEveryMs?: number;
}

/** Who gets exported data: the person it is about, or staff. */
export type DataReader = 'owner' | 'staff';

/**
 * For features that store data of a user. Accounts call these hooks when a user downloads their
 * data, changes their password or address, or deletes the account.
 */
export interface AccountHooks {
  /** The key of this part in the data export, such as `billing`. */
  readonly name: string;
  /** Staff who export the data of a member must not learn from it how a running vote goes. */
  exportData?(userId: number, reader: DataReader): Promise<unknown>;
  /** Runs in the transaction that creates an account. */
  onRegistration?(tx: Queries, user: UserRow): Promise<void>;
  /** Runs in the transaction that sets a new password. Revokes access that was granted before. */
  onPasswordChange?(tx: Queries, userId: number): Promise<void>;
  /** Runs in the transaction that changes the account's email address. */
  onEmailChange?(tx: Queries, userId: number): Promise<void>;
  /** Runs in the transaction in which the owner of the account's address confirms it. */
  onEmailConfirmed?(tx: Queries, user: UserRow): Promise<void>;
  /** Whether another account can still restore this email address, so that it must not be assigned. */
  isEmailReserved?(tx: Queries, email: string): Promise<boolean>;
  /** Sentences about the consequences of a deletion, as references to messages. */
  describeDeletion?(userId: number): Promise<string[]>;
  /** Runs when the deletion is requested, days before it; if it rejects, nothing is deleted. */
  onDeletionRequested?(userId: number): Promise<void>;
  /** Runs before the account is deleted; if it rejects, the account stays. Must be repeatable. */
  prepareDeletion?(userId: number): Promise<void>;
  /** Runs in the transaction that deletes the account. The returned function runs after the commit. */
  onDeletion?(tx: Queries, userId: number): Promise<(() => Promise<void>) | undefined>;
}
