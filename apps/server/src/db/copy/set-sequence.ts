import { sql } from 'kysely';
import type { Queries } from '../client.ts';
import type { CopiedTable } from './snapshot.ts';

/** Does nothing if the ids of the table are not numbers that the database gives. */
export async function setPostgresSequence(
  tx: Queries,
  { name, lastId }: CopiedTable,
): Promise<void> {
  const found = await sql<{ sequence: string | null }>`
    select pg_get_serial_sequence(quote_ident(${name}), 'id') as sequence`.execute(tx);
  const sequence = found.rows[0]?.sequence;
  if (!sequence) return;
  const { rows } = await sql<{ id: number | null }>`
    select max(id) as id from ${sql.table(name)}`.execute(tx);
  const last = Math.max(lastId ?? 0, rows[0]?.id ?? 0);
  if (last > 0) await sql`select setval(${sequence}::regclass, ${sql.lit(last)})`.execute(tx);
}

/** SQLite has counted the rows that were inserted, but not those that were deleted before. */
export async function setSqliteSequence(tx: Queries, { name, lastId }: CopiedTable): Promise<void> {
  if (lastId === null) return;
  await sql`delete from sqlite_sequence where name = ${name}`.execute(tx);
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${lastId})`.execute(tx);
}
