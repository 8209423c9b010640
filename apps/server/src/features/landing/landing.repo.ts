import type { Queries } from '../../db/client.ts';

const KEY = 'content.landing';

export async function findLandingJson(queries: Queries): Promise<string | undefined> {
  const row = await queries
    .selectFrom('installation')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  return row?.value;
}

export async function insertLandingJson(queries: Queries, value: string): Promise<void> {
  await queries
    .insertInto('installation')
    .values({ key: KEY, value })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}
