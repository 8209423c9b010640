import type { Queries } from '../../../db/client.ts';

/** Replaces an earlier request, whose link stops working. */
export async function putAccountDeletion(
  db: Queries,
  row: { user_id: number; code_hash: string; due_at: string },
): Promise<void> {
  const { user_id: _, ...values } = row;
  await db
    .insertInto('account_deletions')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function findDueDeletions(db: Queries, now: string): Promise<number[]> {
  const rows = await db
    .selectFrom('account_deletions')
    .select('user_id')
    .where('due_at', '<=', now)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export async function isDeletionDue(db: Queries, userId: number, now: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_deletions')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('due_at', '<=', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findDeletionOwner(
  db: Queries,
  codeHash: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('account_deletions')
    .select('user_id')
    .where('code_hash', '=', codeHash)
    .executeTakeFirst();
  return row?.user_id;
}

/** True if a deletion was pending. */
export async function takeAccountDeletion(db: Queries, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('account_deletions')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
