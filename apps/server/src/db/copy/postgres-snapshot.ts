import { sql, type Transaction } from 'kysely';
import { openDb } from '../client.ts';
import type { Tables } from '../schema.ts';
import { listPostgresColumns, listPostgresTables } from './postgres-tables.ts';
import { toValue } from './row-values.ts';
import { findLastId } from './set-sequence.ts';
import { type CopiedTable, JOURNAL, type Row, type Snapshot } from './snapshot.ts';

const BATCH = 100;
/** The order of their rows would tell the order in which members got slips and cast ballots. */
const SORTED = new Set(['vote_ballots', 'vote_roll']);

type Tx = Transaction<Tables>;

/** A repeatable read sees the database as it was when it began. */
export async function withPostgresSnapshot<T>(
  databaseUrl: string,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const db = openDb({ dataDir: '', databaseUrl });
  try {
    const found = await listPostgresTables(db.queries);
    return await db.queries
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        // Before the first read: tables that are rewritten later would keep rows that only this snapshot sees.
        if (found.length > 0) {
          const all = sql.join(found.map((name) => sql.table(name)));
          await sql`lock table ${all} in access share mode`.execute(tx);
        }
        const names = await listPostgresTables(tx);
        const tables: CopiedTable[] = [];
        for (const name of names.filter((table) => table !== JOURNAL)) {
          tables.push(await describeTable(tx, name));
        }
        return work({
          kind: 'postgres',
          migrations: await findMigrations(tx),
          tables,
          rows: (table) => readRows(tx, table),
        });
      });
  } finally {
    await db.close();
  }
}

async function findMigrations(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('migrations').select('name').orderBy('applied_at').execute();
  return rows.map(({ name }) => name);
}

async function describeTable(tx: Tx, name: string): Promise<CopiedTable> {
  const found = await listPostgresColumns(tx, name);
  const columns = found.filter(({ type }) => type !== 'tsvector').map((column) => column.name);
  // Sequences are outside of transactions, so it may be later than the snapshot, which does no harm.
  return { name, columns, lastId: await findLastId(tx, name) };
}

async function* readRows(tx: Tx, { name, columns }: CopiedTable): AsyncIterable<Row[]> {
  await sql`declare copied_rows no scroll cursor for
    select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)}
    ${SORTED.has(name) ? sql`order by 1, 2` : sql``}`.execute(tx);
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      fetch ${sql.lit(BATCH)} from copied_rows`.execute(tx);
    if (rows.length === 0) break;
    yield rows.map((row) => columns.map((column) => toValue(row[column], name, column)));
  }
  await sql`close copied_rows`.execute(tx);
}
