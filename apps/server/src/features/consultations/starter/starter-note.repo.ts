import type { Queries } from '../../../db/client.ts';

const KEY = 'consultations.starter';

/** JSON of what has to be added. */
export async function findNote(queries: Queries): Promise<string | undefined> {
  const row = await queries
    .selectFrom('installation')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  return row?.value;
}

export async function insertNote(tx: Queries, value: string): Promise<void> {
  await tx.insertInto('installation').values({ key: KEY, value }).execute();
}

/** True if it was there. */
export async function deleteNote(tx: Queries): Promise<boolean> {
  const rows = await tx
    .deleteFrom('installation')
    .where('key', '=', KEY)
    .returning('key')
    .execute();
  return rows.length === 1;
}
