import { createHash } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { blockKey, countAttempt, findBlockedUntil } from './throttles.repo.ts';

export interface ThrottleRule {
  key: string;
  /** Attempts without a wait. */
  free: number;
  /** The wait after that; it doubles with each further attempt. */
  firstWaitMs: number;
  maxWaitMs: number;
  /** Counted attempts are forgotten after so long without one. */
  forgetMs: number;
}

/** Keys name people and addresses, so only their hash is kept. */
export const throttleKey = (kind: string, ...parts: string[]) =>
  `${kind}:${createHash('sha256').update(JSON.stringify(parts)).digest('base64url')}`;

/**
 * Counts an attempt under every rule, or refuses it. It is counted before the password is looked
 * at, so that many at once cannot pass together; a good one is taken back afterwards.
 */
export async function takeAttempt(
  { db, now }: { db: Db; now: () => Date },
  rules: readonly ThrottleRule[],
): Promise<void> {
  const at = now();
  const inOrder = rules.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  await db.quickTransaction(async (tx) => {
    for (const { key, free, firstWaitMs, maxWaitMs, forgetMs } of inOrder) {
      const counted = await countAttempt(tx, key, {
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

function tooMany(blockedUntil: string | undefined, at: Date): AppError {
  const waitMs = blockedUntil ? Date.parse(blockedUntil) - at.getTime() : 0;
  const retryAfterSeconds = Math.max(1, Math.ceil(waitMs / 1000));
  return new AppError(
    'rate_limited',
    `Too many attempts, please try again in ${inWords(retryAfterSeconds)}.`,
    { retryAfterSeconds },
  );
}

function inWords(seconds: number): string {
  if (seconds === 1) return '1 second';
  if (seconds < 120) return `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
