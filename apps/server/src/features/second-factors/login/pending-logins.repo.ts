import type { Queries } from '../../../db/client.ts';

export async function insertPendingLogin(
  db: Queries,
  row: { token_hash: string; user_id: number; expires_at: string },
): Promise<void> {
  await db.insertInto('pending_logins').values(row).execute();
}

/** The user of a pending login, while it is valid. */
export async function findPendingLoginOwner(
  db: Queries,
  tokenHash: string,
  now: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('pending_logins')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** Only one of several concurrent requests gets it. */
export async function takePendingLogin(
  db: Queries,
  tokenHash: string,
  now: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('pending_logins')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deletePendingLoginsOf(db: Queries, userId: number): Promise<void> {
  await db.deleteFrom('pending_logins').where('user_id', '=', userId).execute();
}

export async function deleteExpiredPendingLogins(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('pending_logins').where('expires_at', '<=', now).execute();
}
