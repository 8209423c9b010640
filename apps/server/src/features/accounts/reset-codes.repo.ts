import type { Queries } from '../../db/client.ts';

export async function insertResetCode(
  db: Queries,
  row: { code_hash: string; user_id: number | null; expires_at: string },
): Promise<void> {
  await db.insertInto('reset_codes').values(row).execute();
}

/** Whose code it is, if it is good; it may be used up a moment later. */
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

/** Whose code it is, if it is good. It is used up by this: of several at once, one gets it. */
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
