import { createHash } from 'node:crypto';
import { messageReference } from '@rostra/messages';
import type { Db, Queries } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { readableWait } from '../../../http/readable-wait.ts';
import {
  blockKey,
  deleteThrottles,
  findBlockedUntil,
  incrementAttempts,
  uncountAttempts,
} from './throttles.repo.ts';

export interface ThrottleRule {
  key: string;
  /** Attempts before the first wait. */
  free: number;
  /** The first wait; it doubles with each further attempt. */
  firstWaitMs: number;
  maxWaitMs: number;
  /** The count starts again after this long without an attempt. */
  forgetMs: number;
}

/** Keys contain names and addresses, so only a hash is stored. */
export const throttleKey = (kind: string, ...parts: string[]) =>
  `${kind}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;

/**
 * Counts an attempt under every rule, or throws. Attempts are counted before the password is
 * checked, so that parallel requests get no extra tries; `undoAttempt` reverts a successful one.
 */
export async function countAttempt(
  { db, now }: { db: Db; now: () => Date },
  rules: readonly ThrottleRule[],
): Promise<void> {
  const at = now();
  const inOrder = rules.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  await db.relaxedTransaction(async (tx) => {
    for (const { key, free, firstWaitMs, maxWaitMs, forgetMs } of inOrder) {
      const counted = await incrementAttempts(tx, key, {
        now: at.toISOString(),
        forgetBefore: new Date(at.getTime() - forgetMs).toISOString(),
      });
      if (!counted) throw tooMany(await findBlockedUntil(tx, key), at);
      if (counted.attempts < free) continue;
      const wait = Math.min(firstWaitMs * 2 ** (counted.attempts - free), maxWaitMs);
      await blockKey(tx, key, new Date(at.getTime() + wait).toISOString());
    }
  });
}

/** Reverts a successful attempt, and the block that it may have caused. */
export const undoAttempt = (tx: Queries, keys: readonly string[]) => uncountAttempts(tx, keys);

/** Deletes every attempt under these keys. */
export const clearAttempts = (tx: Queries, keys: readonly string[]) => deleteThrottles(tx, keys);

function tooMany(blockedUntil: string | undefined, at: Date): AppError {
  const waitMs = blockedUntil ? Date.parse(blockedUntil) - at.getTime() : 0;
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError(
    'rate_limited',
    messageReference('errors', 'tooManyAttempts', readableWait(retryAfterSeconds)),
    { retryAfterSeconds },
  );
}
