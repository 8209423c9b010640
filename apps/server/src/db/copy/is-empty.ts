import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { listTables } from './list-tables.ts';

/** Filled by migrations. */
const ALWAYS_FILLED = ['migrations', 'installation'];

/** Whether nothing would be lost if the database were replaced. */
export async function isEmptyDatabase(db: Db): Promise<boolean> {
  const names = await listTables(db);
  for (const name of names.filter((table) => !ALWAYS_FILLED.includes(table))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db.queries);
    if (rows.length > 0) return false;
  }
  return true;
}
