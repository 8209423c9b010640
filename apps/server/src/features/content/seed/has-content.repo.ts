import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { Collection } from '../declare/declaration.ts';

export async function hasContent(
  queries: Queries,
  collections: readonly Collection[],
): Promise<boolean> {
  const rows = collections.map(({ table }) => sql`select 1 from ${sql.table(table)}`);
  const found = await sql`${sql.join(rows, sql` union all `)} limit 1`.execute(queries);
  return found.rows.length > 0;
}
