import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { messageReference } from '@rostra/messages';
import type { Db, Queries } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { extendLock, releaseLock, takeLock } from './locks.repo.ts';

/** Renewed while the work runs. Shorter than a request waits, so that nobody is locked out after a crash. */
const LEASE_MS = 10_000;
const RENEW_EVERY_MS = 2_500;
const MAX_WAIT_MS = 15_000;
const FIRST_RETRY_MS = 10;
const MAX_RETRY_MS = 250;

export interface MemberLock {
  readonly userId: number;
  /** Call in the writing transaction: rejects if the lock was lost. */
  confirm(tx: Queries): Promise<void>;
}

export type MemberLocks = <T>(userId: number, work: (lock: MemberLock) => Promise<T>) => Promise<T>;

/**
 * Serializes billing changes of a member: within a process by a queue, between processes by a row with
 * a lease. No database connection is held during requests to Stripe.
 */
export function createMemberLocks({
  db,
  now,
  renewEveryMs = RENEW_EVERY_MS,
}: {
  db: Db;
  now: () => Date;
  renewEveryMs?: number;
}): MemberLocks {
  const queues = new Map<number, Promise<unknown>>();
  const leaseEnd = () => new Date(now().getTime() + LEASE_MS).toISOString();

  const hold = async <T>(userId: number, work: (lock: MemberLock) => Promise<T>): Promise<T> => {
    const token = randomUUID();
    await waitFor(() =>
      takeLock(db.queries, { user_id: userId, token, expires_at: leaseEnd() }, now().toISOString()),
    );
    const extend = (tx: Queries) =>
      extendLock(tx, { user_id: userId, token, expires_at: leaseEnd() });
    let renewal: Promise<unknown> = Promise.resolve();
    const timer = setInterval(() => {
      // If it fails, `confirm` detects the lost lock.
      renewal = extend(db.queries).catch(() => false);
    }, renewEveryMs);
    timer.unref();
    try {
      return await work({
        userId,
        confirm: async (tx) => {
          if (!(await extend(tx))) throw busy();
        },
      });
    } finally {
      clearInterval(timer);
      await renewal;
      await releaseLock(db.queries, userId, token);
    }
  };

  return async (userId, work) => {
    const previous = queues.get(userId);
    const own = (previous ?? Promise.resolve()).then(
      () => hold(userId, work),
      () => hold(userId, work),
    );
    queues.set(userId, own);
    try {
      return await own;
    } finally {
      if (queues.get(userId) === own) queues.delete(userId);
    }
  };
}

async function waitFor(take: () => Promise<boolean>): Promise<void> {
  const startedAt = performance.now();
  let delayMs = FIRST_RETRY_MS;
  while (!(await take())) {
    if (performance.now() - startedAt > MAX_WAIT_MS) throw busy();
    await delay(delayMs);
    delayMs = Math.min(delayMs * 2, MAX_RETRY_MS);
  }
}

const busy = () =>
  new AppError('payments_unavailable', messageReference('billing-server', 'changeInProgress'));
