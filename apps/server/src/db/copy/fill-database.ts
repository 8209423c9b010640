import { sql, type Transaction } from 'kysely';
import { StartError } from '../../errors.ts';
import type { Db, DbKind } from '../client.ts';
import { type MigratedDb, migrate } from '../migrate.ts';
import type { Migration } from '../migration.ts';
import { migrations } from '../migrations/index.ts';
import type { Tables } from '../schema.ts';
import { countRows } from './count-rows.ts';
import { insertRows } from './insert-rows.ts';
import { addForeignKeys, dropForeignKeys, dropPostgresTables } from './postgres-tables.ts';
import { setPostgresSequence, setSqliteSequence } from './set-sequence.ts';
import type { CopiedTable, Row, Snapshot } from './snapshot.ts';

type Tx = Transaction<Tables>;

export interface Filling extends Pick<Snapshot, 'migrations' | 'tables'> {
  /** Any number of batches for each table, in any order. */
  batches: AsyncIterable<{ table: CopiedTable; rows: Row[] }>;
  /** Runs after the rows are in place. If it rejects, the database is as it was before. */
  beforeCommit?: (tx: Tx) => Promise<void>;
}

/**
 * Replaces everything in a database with a copy, in one transaction. The copy is loaded into the schema that
 * it was made with; later migrations are applied to it, unless it ends with those of the copy.
 */
export async function fillDatabase(
  db: Db,
  filling: Filling,
  { upTo = 'newest' }: { upTo?: 'newest' | 'copy' } = {},
): Promise<void> {
  refuseNewer(filling.migrations);
  // Has no effect inside a transaction.
  if (db.kind === 'sqlite') await sql`pragma foreign_keys = off`.execute(db.queries);
  await db.transaction(async (tx) => {
    const within: MigratedDb = { kind: db.kind, queries: tx, transaction: (work) => work(tx) };
    if (db.kind === 'postgres') {
      await sql`set local lock_timeout = '10s'`.execute(tx);
      await dropPostgresTables(tx);
    }
    const known = new Set(filling.migrations);
    await migrate(
      within,
      migrations.filter(({ name }) => known.has(name)),
    );
    await load(tx, db.kind, filling);
    if (upTo === 'newest') await migrate(within);
    await filling.beforeCommit?.(tx);
  });
}

/** Also called before anything is touched. */
export function refuseNewer(
  applied: readonly string[],
  steps: readonly Migration[] = migrations,
): void {
  const known = new Set(steps.map(({ name }) => name));
  const unknown = applied.filter((name) => !known.has(name));
  if (unknown.length === 0) return;
  throw new StartError(
    `The data was written by a newer version of Rostra (${unknown.join(', ')}). Install that version first.`,
  );
}

async function load(tx: Tx, kind: DbKind, { tables, batches }: Filling): Promise<void> {
  // Some migrations add rows, which the copy has as well.
  for (const { name } of tables) await sql`delete from ${sql.table(name)}`.execute(tx);
  const keys = kind === 'postgres' ? await dropForeignKeys(tx) : [];
  const counts = new Map<string, number>();
  for await (const { table, rows } of batches) {
    await insertRows(tx, table, rows);
    counts.set(table.name, (counts.get(table.name) ?? 0) + rows.length);
  }
  await addForeignKeys(tx, keys);
  if (kind === 'sqlite') await checkSqliteKeys(tx);
  for (const table of tables) {
    await restoreLastId(tx, kind, table);
    await checkCount(tx, table.name, counts.get(table.name) ?? 0);
  }
}

async function checkSqliteKeys(tx: Tx): Promise<void> {
  const { rows } = await sql<{ table: string }>`pragma foreign_key_check`.execute(tx);
  if (rows.length === 0) return;
  throw new StartError(`The copy is inconsistent: ${rows[0]?.table} refers to missing rows.`);
}

async function restoreLastId(tx: Tx, kind: DbKind, table: CopiedTable): Promise<void> {
  if (!table.columns.includes('id')) return;
  await (kind === 'postgres' ? setPostgresSequence(tx, table) : setSqliteSequence(tx, table));
}

async function checkCount(tx: Tx, table: string, expected: number): Promise<void> {
  const found = await countRows(tx, table);
  if (found === expected) return;
  throw new StartError(`${table} should have ${expected} rows, but has ${found}.`);
}
