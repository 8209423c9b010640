import { sql } from 'kysely';
import type { Queries } from '../client.ts';

/** The tables of a schema; by default of the one that the site uses. */
export async function listPostgresTables(queries: Queries, schema?: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = ${schema ?? sql`current_schema()`} and table_type = 'BASE TABLE'
    order by 1`.execute(queries);
  return rows.map(({ name }) => name);
}

/**
 * The columns of a table, without those that the database computes. From the catalogue itself, because copies ask for
 * every table: with the views of `information_schema`, PostgreSQL spends two thirds of a small site's copy on planning.
 */
export async function listPostgresColumns(
  queries: Queries,
  table: string,
): Promise<{ name: string; type: string }[]> {
  const { rows } = await sql<{ name: string; type: string }>`
    select a.attname as name, a.atttypid::regtype::text as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relname = ${table}
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    order by a.attnum`.execute(queries);
  return rows;
}

/** Tables with everything that belongs to them, and the functions of their triggers. */
export async function dropPostgresTables(tx: Queries): Promise<void> {
  const tables = await listPostgresTables(tx);
  for (const table of tables) await sql`drop table ${sql.table(table)} cascade`.execute(tx);
  const { rows } = await sql<{ signature: string }>`
    select p.oid::regprocedure::text as signature from pg_proc p
    where p.pronamespace = current_schema()::regnamespace and not exists (
      select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e'
    )`.execute(tx);
  for (const { signature } of rows) {
    await sql`drop function ${sql.raw(signature)} cascade`.execute(tx);
  }
}

export interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

/** Rows arrive table by table, so a row may come before the one that it refers to. */
export async function dropForeignKeys(tx: Queries): Promise<ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(
    tx,
  );
  for (const { table, name } of rows) {
    await sql`alter table ${sql.raw(table)} drop constraint ${sql.ref(name)}`.execute(tx);
  }
  return rows;
}

/** Fails if a row refers to one that does not exist. */
export async function addForeignKeys(tx: Queries, keys: readonly ForeignKey[]): Promise<void> {
  for (const { table, name, definition } of keys) {
    await sql`alter table ${sql.raw(table)} add constraint ${sql.ref(name)} ${sql.raw(definition)}`.execute(
      tx,
    );
  }
}
