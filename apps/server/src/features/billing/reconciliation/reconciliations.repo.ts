import type { Queries } from '../../../db/client.ts';

const KEY = 'billing.reconciled_at';

/** True for one caller a day. The first start only notes the time: there is nothing to compare yet. */
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

/** A claim that came to nothing; one made by another meanwhile stays. */
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
