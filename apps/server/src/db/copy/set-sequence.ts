import { sql } from 'kysely';
import type { Queries } from '../client.ts';
import type { CopiedTable } from './snapshot.ts';

/** The last id that was given. Null if the ids of the table are not numbers that the database gives. */
export async function findLastId(tx: Queries, table: string): Promise<number | null> {
  const sequence = await findSequence(tx, table);
  if (!sequence) return null;
  const { rows } = await sql<{ last_id: number }>`
    select case when is_called then last_value else last_value - 1 end as last_id
    from ${sql.raw(sequence)}`.execute(tx);
  return rows[0]?.last_id ?? 0;
}

async function findSequence(tx: Queries, table: string): Promise<string | null> {
  const { rows } = await sql<{ sequence: string | null }>`
    select pg_get_serial_sequence(quote_ident(c.relname), 'id') as sequence
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relname = ${table}
      and a.attname = 'id' and not a.attisdropped`.execute(tx);
  return rows[0]?.sequence ?? null;
}

/** Does nothing if the ids of the table are not numbers that the database gives. */
export async function setPostgresSequence(
  tx: Queries,
  { name, lastId }: Pick<CopiedTable, 'name' | 'lastId'>,
): Promise<void> {
  const sequence = await findSequence(tx, name);
  if (!sequence) return;
  const { rows } = await sql<{ id: number | null }>`
    select max(id) as id from ${sql.table(name)}`.execute(tx);
  const last = Math.max(lastId ?? 0, rows[0]?.id ?? 0);
  if (last > 0) await sql`select setval(${sequence}::regclass, ${sql.lit(last)})`.execute(tx);
}

/** SQLite has counted the rows that were inserted, but not those that were deleted before. */
export async function setSqliteSequence(
  tx: Queries,
  { name, lastId }: Pick<CopiedTable, 'name' | 'lastId'>,
): Promise<void> {
  if (lastId === null) return;
  await sql`delete from sqlite_sequence where name = ${name}`.execute(tx);
  await sql`insert into sqlite_sequence (name, seq) values (${name}, ${lastId})`.execute(tx);
}
