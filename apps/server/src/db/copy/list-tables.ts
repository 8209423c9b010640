import { sql } from 'kysely';
import type { Db } from '../client.ts';
import { listPostgresTables } from './postgres-tables.ts';

/** The tables that the site uses, without search indexes. */
export async function listTables({ kind, queries }: Db): Promise<string[]> {
  if (kind === 'postgres') return listPostgresTables(queries);
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_list
    where schema = 'main' and type = 'table' and substr(name, 1, 7) <> 'sqlite_'
    order by name`.execute(queries);
  return rows.map(({ name }) => name);
}
