import type { Queries } from './client.ts';

/** What is known once for the whole site. Each key belongs to one feature. */
export async function findInstallation(queries: Queries, key: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('installation')
    .select('value')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.value;
}

/** The values of all keys that begin like this. */
export async function findInstallationsBelow(queries: Queries, prefix: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('installation')
    .select('value')
    .where('key', 'like', `${prefix}%`)
    .execute();
  return rows.map(({ value }) => value);
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

/** Also makes other transactions that set it wait until this one ends. */
export async function setInstallation(queries: Queries, key: string, value: string): Promise<void> {
  await queries
    .insertInto('installation')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
}

/** True if it had the value `from`, or an earlier one than `before`. */
export async function replaceInstallation(
  queries: Queries,
  key: string,
  { to, ...had }: { to: string } & ({ from: string } | { before: string }),
): Promise<boolean> {
  const query = queries.updateTable('installation').set({ value: to }).where('key', '=', key);
  const rows = await ('from' in had
    ? query.where('value', '=', had.from)
    : query.where('value', '<', had.before)
  )
    .returning('key')
    .execute();
  return rows.length === 1;
}

/** The value, which stays the same until the transaction ends. */
export async function lockInstallation(tx: Queries, key: string): Promise<string | undefined> {
  const row = await tx
    .updateTable('installation')
    .set((eb) => ({ value: eb.ref('value') }))
    .where('key', '=', key)
    .returning('value')
    .executeTakeFirst();
  return row?.value;
}

/** True if it was there, with this value if one is given. */
export async function deleteInstallation(
  queries: Queries,
  key: string,
  value?: string,
): Promise<boolean> {
  let query = queries.deleteFrom('installation').where('key', '=', key);
  if (value !== undefined) query = query.where('value', '=', value);
  return (await query.returning('key').execute()).length === 1;
}
