import { existsSync } from 'node:fs';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { StartError } from '../../errors.ts';
import { toValue } from './row-values.ts';
import { type CopiedTable, JOURNAL, type Row, type Snapshot } from './snapshot.ts';

const BATCH = 100;

const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * In WAL mode a read transaction sees the database as it was when it began. Writers go on; only the WAL file
 * grows until the transaction ends.
 */
export async function withSqliteSnapshot<T>(
  file: string,
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  if (!existsSync(file)) throw new StartError(`There is no database at ${file}.`);
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma busy_timeout = 10000; pragma query_only = on; begin');
    const namesOf = (sql: string, ...values: string[]) =>
      database
        .prepare(sql)
        .all(...values)
        .map((row) => String(row.name));
    const migrations = namesOf(`select name from ${JOURNAL} order by rowid`);
    const names = namesOf(
      `select name from pragma_table_list where schema = 'main' and type = 'table'
        and substr(name, 1, 7) <> 'sqlite_' and name <> ? order by name`,
      JOURNAL,
    );
    const tables = names.map((name) => ({
      name,
      columns: namesOf('select name from pragma_table_info(?) order by cid', name),
      lastId: findLastId(database, name),
    }));
    return await work({
      kind: 'sqlite',
      migrations,
      tables,
      rows: (table) => readRows(database, table),
    });
  } finally {
    database.close();
  }
}

function findLastId(database: DatabaseSync, table: string): number | null {
  const row = database.prepare('select seq from sqlite_sequence where name = ?').get(table);
  return typeof row?.seq === 'number' ? row.seq : null;
}

async function* readRows(
  database: DatabaseSync,
  { name, columns }: CopiedTable,
): AsyncIterable<Row[]> {
  const statement = database.prepare(`select ${columns.map(quote).join(', ')} from ${quote(name)}`);
  let batch: Row[] = [];
  for (const row of statement.iterate() as Iterable<Record<string, SQLOutputValue>>) {
    batch.push(columns.map((column) => toValue(row[column], name, column)));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
