import type { Queries } from '../../db/client.ts';

export async function insertResetCode(
  db: Queries,
  row: { code_hash: string; user_id: number | null; expires_at: string },
): Promise<void> {
  await db.insertInto('reset_codes').values(row).execute();
}

/** The owner of a valid code, which a concurrent request may still use up. */
export async function findResetCodeOwner(
  db: Queries,
  codeHash: string,
  now: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('reset_codes')
    .select('user_id')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? undefined;
}

/** Uses up a valid code and returns its owner. Of concurrent requests one gets it. */
export async function takeResetCode(
  db: Queries,
  codeHash: string,
  now: string,
): Promise<number | undefined> {
  const row = await db
    .deleteFrom('reset_codes')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? undefined;
}

export async function deleteResetCodesOf(db: Queries, userId: number): Promise<void> {
  await db.deleteFrom('reset_codes').where('user_id', '=', userId).execute();
}

export async function deleteExpiredResetCodes(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('reset_codes').where('expires_at', '<=', now).execute();
}
