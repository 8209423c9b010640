import type { Queries } from '../../../db/client.ts';

const KEY = 'staff second factor required since';

/** Keeps an earlier time. */
export async function rememberRequiredSince(db: Queries, at: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ key: KEY, value: at })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute();
}

export async function forgetRequiredSince(db: Queries): Promise<void> {
  await db.deleteFrom('installation').where('key', '=', KEY).execute();
}

export async function findRequiredSince(db: Queries): Promise<string | undefined> {
  const row = await db
    .selectFrom('installation')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  return row?.value;
}
