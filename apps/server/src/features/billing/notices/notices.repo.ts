import type { Queries } from '../../../db/client.ts';

/** True for the first caller with this key, even if several processes try at the same time. */
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
