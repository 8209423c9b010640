import type { Queries } from '../../../db/client.ts';

export async function insertRecoveryCodes(
  db: Queries,
  rows: readonly { user_id: number; code_hash: string; created_at: string }[],
): Promise<void> {
  await db
    .insertInto('recovery_codes')
    .values(rows.map((row) => ({ ...row, used_at: null })))
    .execute();
}

/** Only one of several concurrent requests gets it. */
export async function takeRecoveryCode(
  db: Queries,
  userId: number,
  codeHash: string,
  now: string,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function findRecoveryCodesOf(db: Queries, userId: number) {
  return db
    .selectFrom('recovery_codes')
    .select(['created_at', 'used_at'])
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteRecoveryCodesOf(db: Queries, userId: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}
