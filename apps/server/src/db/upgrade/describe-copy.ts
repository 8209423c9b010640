import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { StartError } from '../../errors.ts';
import type { Db } from '../client.ts';
import { countRows } from '../copy/count-rows.ts';
import { listPostgresTables } from '../copy/postgres-tables.ts';
import { JOURNAL } from '../copy/snapshot.ts';
import { COPY_SCHEMA } from './copy-database.ts';

/** What a copy contains. */
export interface CopyContent {
  /** The names of its migrations, in their order. */
  migrations: string[];
  /** The number of rows of each table, without the journal of migrations. */
  rows: Map<string, number>;
}

/** Refuses a copy that is missing or damaged. */
export async function describeCopy(db: Db, copy: string): Promise<CopyContent> {
  try {
    return db.kind === 'sqlite' ? describeFile(copy) : await describeSchema(db);
  } catch (error) {
    const place = db.kind === 'sqlite' ? copy : `the schema ${copy}`;
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(
      `The copy from before the upgrade, ${place}, is missing or damaged: ${reason}. Nothing was changed. Restore a backup instead: npm run restore -- --help`,
      { cause: error },
    );
  }
}

function describeFile(file: string): CopyContent {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const problem = database.prepare('pragma integrity_check(1)').get()?.integrity_check;
    if (problem !== 'ok') throw new Error(String(problem).replaceAll('\n', ' '));
    const namesOf = (query: string) =>
      database
        .prepare(query)
        .all()
        .map(({ name }) => String(name));
    const tables =
      namesOf(`select name from pragma_table_list where schema = 'main' and type = 'table'
      and substr(name, 1, 7) <> 'sqlite_' and name <> '${JOURNAL}'`);
    const count = (table: string) =>
      Number(database.prepare(`select count(*) as count from "${table}"`).get()?.count);
    return {
      migrations: namesOf(`select name from ${JOURNAL} order by name`),
      rows: new Map(tables.map((table) => [table, count(table)])),
    };
  } finally {
    database.close();
  }
}

async function describeSchema({ queries }: Db): Promise<CopyContent> {
  const journal = sql.table(`${COPY_SCHEMA}.${JOURNAL}`);
  const { rows: applied } = await sql<{ name: string }>`
    select name from ${journal} order by name`.execute(queries);
  const tables = await listPostgresTables(queries, COPY_SCHEMA);
  const rows = new Map<string, number>();
  for (const table of tables.filter((name) => name !== JOURNAL)) {
    rows.set(table, await countRows(queries, `${COPY_SCHEMA}.${table}`));
  }
  return { migrations: applied.map(({ name }) => name), rows };
}
