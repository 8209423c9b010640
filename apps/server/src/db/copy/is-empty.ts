import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { listPostgresTables } from './postgres-tables.ts';

/** Filled by migrations. */
const ALWAYS_FILLED = ['migrations', 'installation'];

/** Whether nothing would be lost if the database were replaced. */
export async function isEmptyDatabase({ kind, queries }: Db): Promise<boolean> {
  const names =
    kind === 'postgres'
      ? await listPostgresTables(queries)
      : (
          await sql<{ name: string }>`select name from pragma_table_list
            where schema = 'main' and type = 'table' and substr(name, 1, 7) <> 'sqlite_'`.execute(
            queries,
          )
        ).rows.map(({ name }) => name);
  for (const name of names.filter((table) => !ALWAYS_FILLED.includes(table))) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(queries);
    if (rows.length > 0) return false;
  }
  return true;
}
