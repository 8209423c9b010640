import type { Queries } from '../../../db/client.ts';

export async function findInstallation(queries: Queries, key: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('installation')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}

/** True if nobody had set it before. */
export async function claimInstallation(
  queries: Queries,
  key: string,
  value: string,
): Promise<boolean> {
  const rows = await queries
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('key')
    .execute();
  return rows.length === 1;
}

export async function setInstallation(queries: Queries, key: string, value: string): Promise<void> {
  await queries
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** True if it was there. */
export async function deleteInstallation(queries: Queries, key: string): Promise<boolean> {
  const rows = await queries
    .deleteFrom('installation')
    .where('key', '=', key)
    .returning('key')
    .execute();
  return rows.length === 1;
}
