import { sql } from 'kysely';
import type { Queries } from '../client.ts';

export async function countRows(queries: Queries, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(table)}`.execute(queries);
  return Number(rows[0]?.count);
}
