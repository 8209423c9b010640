import { randomBytes } from 'node:crypto';
import type { Queries } from '../../../db/client.ts';

/** The key of a day, which all processes share. It is made only during the day; deleted, it never comes back. */
export async function findKey(
  queries: Queries,
  day: string,
  isToday: boolean,
): Promise<string | undefined> {
  if (isToday) {
    await queries
      .insertInto('readership_keys')
      .values({ day, secret: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const row = await queries
    .selectFrom('readership_keys')
    .select('secret')
    .where('day', '=', day)
    .executeTakeFirst();
  return row?.secret;
}

export async function deleteKeysBefore(queries: Queries, day: string): Promise<void> {
  await queries.deleteFrom('readership_keys').where('day', '<', day).execute();
}
