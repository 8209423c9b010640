import { sql } from 'kysely';
import type { Db } from '../client.ts';

/** In bytes. */
export async function databaseSize({ kind, queries }: Db): Promise<number> {
  const query =
    kind === 'sqlite'
      ? sql<{ size: number }>`
          select page_count * page_size as size from pragma_page_count(), pragma_page_size()`
      : sql<{ size: number }>`select pg_database_size(current_database()) as size`;
  return Number((await query.execute(queries)).rows[0]?.size);
}
