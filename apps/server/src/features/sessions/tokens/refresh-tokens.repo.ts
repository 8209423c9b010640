import type { Queries } from '../../../db/client.ts';

export async function insertRefreshToken(
  db: Queries,
  row: { token_hash: string; session_id: string; created_at: string },
): Promise<void> {
  await db
    .insertInto('refresh_tokens')
    .values({ ...row, used_at: null, reused_at: null })
    .execute();
}

/** Marks an unused token as used; false if it was used before. */
export async function markTokenUsed(db: Queries, tokenHash: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refresh_tokens')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Marks a used token as reused; false if it was reused before. */
export async function markTokenReused(
  db: Queries,
  tokenHash: string,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refresh_tokens')
    .set({ reused_at: now })
    .where('token_hash', '=', tokenHash)
    .where('reused_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function findRefreshToken(db: Queries, tokenHash: string) {
  return db
    .selectFrom('refresh_tokens')
    .select(['session_id', 'used_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
}

/** Marks unused tokens that were issued before this time as used, so that using one ends the session. */
export async function retireUnusedTokens(
  db: Queries,
  sessionId: string,
  issuedBefore: string,
): Promise<void> {
  await db
    .updateTable('refresh_tokens')
    .set((eb) => ({ used_at: eb.ref('created_at') }))
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .where('created_at', '<', issuedBefore)
    .execute();
}

export async function countUnusedTokens(db: Queries, sessionId: string): Promise<number> {
  const { count } = await db
    .selectFrom('refresh_tokens')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('session_id', '=', sessionId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
