import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Db, Queries } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { extendLock, releaseLock, takeLock } from './locks.repo.ts';

/** Renewed while the work goes on; who dies holding it frees it after this. */
const LEASE_MS = 2 * 60_000;
const RENEW_EVERY_MS = 30_000;
const LONGEST_WAIT_MS = 15_000;
const FIRST_PAUSE_MS = 10;
const LONGEST_PAUSE_MS = 250;

export interface MemberLock {
  readonly userId: number;
  /** Inside the transaction that writes: rejects if the lock was lost meanwhile. */
  confirm(tx: Queries): Promise<void>;
}

export type MemberLocks = <T>(userId: number, work: (lock: MemberLock) => Promise<T>) => Promise<T>;

/**
 * One at a time for a member's money: in this process by waiting in line, among processes by a row
 * with a lease. No database connection is held while Stripe is asked.
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
  const lines = new Map<number, Promise<unknown>>();
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
      // A renewal that fails is found out by whoever confirms.
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
    const before = lines.get(userId);
    const mine = (before ?? Promise.resolve()).then(
      () => hold(userId, work),
      () => hold(userId, work),
    );
    lines.set(userId, mine);
    try {
      return await mine;
    } finally {
      if (lines.get(userId) === mine) lines.delete(userId);
    }
  };
}

async function waitFor(take: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  let wait = FIRST_PAUSE_MS;
  while (!(await take())) {
    if (performance.now() - began > LONGEST_WAIT_MS) throw busy();
    await pause(wait);
    wait = Math.min(wait * 2, LONGEST_PAUSE_MS);
  }
}

const busy = () =>
  new AppError(
    'payments_unavailable',
    'Another change to your subscription is under way. Please try again in a moment.',
  );
