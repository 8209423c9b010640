import type { Queries } from '../../../db/client.ts';

const KEY = 'setup_key';

/** Replaces an earlier key. */
export async function putSetupKey(db: Queries, hash: string): Promise<void> {
  await db
    .insertInto('installation')
    .values({ key: KEY, value: hash })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: hash }))
    .execute();
}

export async function isSetupKeyStored(db: Queries, hash: string): Promise<boolean> {
  const row = await db
    .selectFrom('installation')
    .select('key')
    .where('key', '=', KEY)
    .where('value', '=', hash)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up the key. Only one of several concurrent requests gets it. */
export async function takeSetupKey(db: Queries, hash: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('installation')
    .where('key', '=', KEY)
    .where('value', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deleteSetupKey(db: Queries): Promise<void> {
  await db.deleteFrom('installation').where('key', '=', KEY).execute();
}

const PENDING = 'setup_pending';

/** Remembers that the new owner has not been through the first steps yet. */
export async function putSetupPending(db: Queries, at: string): Promise<void> {
  await db.insertInto('installation').values({ key: PENDING, value: at }).execute();
}

export async function hasSetupPending(db: Queries): Promise<boolean> {
  const row = await db
    .selectFrom('installation')
    .select('key')
    .where('key', '=', PENDING)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteSetupPending(db: Queries): Promise<void> {
  await db.deleteFrom('installation').where('key', '=', PENDING).execute();
}
