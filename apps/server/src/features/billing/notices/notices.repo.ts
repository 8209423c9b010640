import type { Queries } from '../../../db/client.ts';

/** True the first time; the key is unique, so of several at once one is told true. */
export async function insertNoticeOnce(
  db: Queries,
  notice: { key: string; user_id: number; created_at: string },
): Promise<boolean> {
  const row = await db
    .insertInto('billing_notices')
    .values(notice)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
}
