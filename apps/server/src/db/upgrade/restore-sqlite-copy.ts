import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDb, type Queries } from '../client.ts';
import { setSqliteSequence } from '../copy/set-sequence.ts';
import { forgetCopy } from './upgrade-record.ts';

/** By table, the last id that was given, also if its row was deleted. */
export type LastIds = ReadonlyMap<string, number>;

export async function readSqliteLastIds(queries: Queries): Promise<LastIds> {
  const { rows } = await sql<{ name: string; seq: number }>`
    select name, seq from sqlite_sequence`.execute(queries);
  return new Map(rows.map(({ name, seq }) => [name, seq]));
}

/** Puts a copy into a data folder that has no database. */
export async function restoreSqliteCopy(
  copy: string,
  { folder, lastIds, now }: { folder: string; lastIds: LastIds; now: Date },
): Promise<void> {
  await copyFile(copy, join(folder, 'rostra.db'));
  const db = openDb({ dataDir: folder });
  try {
    await db.transaction(async (tx) => {
      await raiseLastIds(tx, lastIds);
      await forgetCopy(tx, now);
    });
  } finally {
    await db.close();
  }
}

/** Ids that were given since are never given again. */
async function raiseLastIds(tx: Queries, lastIds: LastIds): Promise<void> {
  const then = await readSqliteLastIds(tx);
  for (const [name, lastId] of lastIds) {
    if (lastId <= (then.get(name) ?? 0) || !(await isTable(tx, name))) continue;
    await setSqliteSequence(tx, { name, lastId });
  }
}

async function isTable(tx: Queries, name: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sqlite_master where type = 'table' and name = ${name}`.execute(tx);
  return rows.length > 0;
}
