import { setTimeout as delay } from 'node:timers/promises';
import { isLocked, rethrowSqliteError } from './sqlite-errors.ts';

const MAX_WAIT_MS = 5_000;
const FIRST_RETRY_MS = 2;
const MAX_RETRY_MS = 50;

/** `needsLock` is false for work that a writer does not block, whose success says nothing about the lock. */
export type LockWait = <T>(work: () => T, needsLock?: boolean) => Promise<T>;

/**
 * Retries while another process locks the database. SQLite's own `busy_timeout` would block this
 * thread and with it every other request. Once a lock has been held for too long, callers fail at
 * once.
 */
export function createLockWait(maxWaitMs = MAX_WAIT_MS): LockWait {
  let lockedSince: number | undefined;
  return async (work, needsLock = true) => {
    let hasWaited = false;
    for (let delayMs = FIRST_RETRY_MS; ; delayMs = Math.min(2 * delayMs, MAX_RETRY_MS)) {
      try {
        const result = work();
        if (needsLock || hasWaited) lockedSince = undefined;
        return result;
      } catch (error) {
        if (!isLocked(error)) return rethrowSqliteError(error);
        lockedSince ??= performance.now();
        if (performance.now() - lockedSince >= maxWaitMs) return rethrowSqliteError(error);
      }
      hasWaited = true;
      await delay(delayMs);
    }
  };
}
