import { sql } from 'kysely';
import type { Queries } from '../client.ts';
import type { CopiedTable, Row } from './snapshot.ts';

/** SQLite allows 32,766 parameters, PostgreSQL twice as many. */
const MAX_PARAMETERS = 30_000;

export async function insertRows(
  tx: Queries,
  { name, columns }: CopiedTable,
  rows: readonly Row[],
): Promise<void> {
  const perStatement = Math.floor(MAX_PARAMETERS / columns.length);
  const names = sql.join(columns.map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += perStatement) {
    const part = rows.slice(start, start + perStatement);
    const values = part.map((row) => sql`(${sql.join(row)})`);
    await sql`insert into ${sql.table(name)} (${names}) values ${sql.join(values)}`.execute(tx);
  }
}
