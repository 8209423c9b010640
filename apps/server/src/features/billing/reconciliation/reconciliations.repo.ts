import type { Queries } from '../../../db/client.ts';

const KEY = 'billing.reconciled_at';

/** True for one caller a day. The first call only stores the time: a new site has nothing to compare. */
export async function claimReconciliation(
  db: Queries,
  { now, notSince }: { now: string; notSince: string },
): Promise<boolean> {
  const first = await db
    .insertInto('installation')
    .values({ key: KEY, value: now })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (first) return false;
  const claimed = await db
    .updateTable('installation')
    .set({ value: now })
    .where('key', '=', KEY)
    .where('value', '<', notSince)
    .returning('key')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** Undoes a claim whose reconciliation failed, unless another process has claimed it since. */
export async function releaseReconciliation(
  db: Queries,
  claimed: string,
  before: string,
): Promise<void> {
  await db
    .updateTable('installation')
    .set({ value: before })
    .where('key', '=', KEY)
    .where('value', '=', claimed)
    .execute();
}
