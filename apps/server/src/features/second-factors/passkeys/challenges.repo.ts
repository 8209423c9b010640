import type { Queries } from '../../../db/client.ts';

export async function insertChallenge(
  db: Queries,
  row: { challenge_hash: string; purpose: string; expires_at: string },
): Promise<void> {
  await db.insertInto('passkey_challenges').values(row).execute();
}

/** Uses up a challenge. False if it is unknown, used or expired, or was issued for something else. */
export async function takeChallengeRow(
  db: Queries,
  { challengeHash, purpose, now }: { challengeHash: string; purpose: string; now: string },
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', challengeHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteExpiredChallenges(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now).execute();
}
