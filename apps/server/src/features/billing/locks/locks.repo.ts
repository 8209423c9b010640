import type { Queries } from '../../../db/client.ts';

/** True if the lock was free or had expired. */
export async function takeLock(
  db: Queries,
  lock: { user_id: number; token: string; expires_at: string },
  now: string,
): Promise<boolean> {
  const row = await db
    .insertInto('billing_locks')
    .values(lock)
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ token: lock.token, expires_at: lock.expires_at })
        .where('billing_locks.expires_at', '<=', now),
    )
    .returning('token')
    .executeTakeFirst();
  return row !== undefined;
}

/** False if the lock has expired and another process has taken it. */
export async function extendLock(
  db: Queries,
  lock: { user_id: number; token: string; expires_at: string },
): Promise<boolean> {
  const row = await db
    .updateTable('billing_locks')
    .set({ expires_at: lock.expires_at })
    .where('user_id', '=', lock.user_id)
    .where('token', '=', lock.token)
    .returning('token')
    .executeTakeFirst();
  return row !== undefined;
}

export async function releaseLock(db: Queries, userId: number, token: string): Promise<void> {
  await db
    .deleteFrom('billing_locks')
    .where('user_id', '=', userId)
    .where('token', '=', token)
    .execute();
}
