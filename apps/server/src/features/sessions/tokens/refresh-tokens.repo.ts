import type { Queries } from '../../../db/client.ts';

export async function insertRefreshToken(
  db: Queries,
  row: { token_hash: string; session_id: string; created_at: string },
): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ ...row, used_at: null })
    .execute();
}

/** Marks an unused token as used. Of concurrent requests exactly one gets the row. */
export function useRefreshToken(db: Queries, tokenHash: string, now: string) {
  return db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .returning('session_id')
    .executeTakeFirst();
}

export function findRefreshToken(db: Queries, tokenHash: string) {
  return db
    .selectFrom('refresh_tokens')
    .select(['session_id', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}
