import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { sql } from 'kysely';
import { StartError } from '../../errors.ts';
import type { Db, Queries } from '../client.ts';
import { listPostgresTables } from '../copy/postgres-tables.ts';

/** In the data folder: the copy of a SQLite database from before its upgrade. */
export const COPY_FOLDER = 'before-upgrade';

/** Part of the name of a copy until it is complete. */
export const INCOMPLETE = '.incomplete';

/** The copy of a PostgreSQL database is in the same database. */
export const COPY_SCHEMA = 'before_upgrade';

export interface CopyOptions {
  dataDir: string;
  /** Part of the name of the copy. */
  from: string;
  now: Date;
}

/** Copies all rows, so that `npm run rollback` can bring them back. Returns the name of the copy. */
export async function copyDatabase(db: Db, options: CopyOptions): Promise<string> {
  return db.kind === 'sqlite' ? copySqlite(db, options) : copyPostgres(db, options);
}

export async function removeCopy(db: Db, dataDir: string, copy: string): Promise<void> {
  if (db.kind === 'sqlite') rmSync(fileOfCopy(dataDir, copy), { force: true });
  else await sql`drop schema if exists ${sql.ref(COPY_SCHEMA)} cascade`.execute(db.queries);
}

/** When the schema of PostgreSQL was made. Undefined if there is none. */
export async function findSchemaTime(queries: Queries): Promise<Date | undefined> {
  const { rows } = await sql<{ time: string | null }>`
    select obj_description(to_regnamespace(${COPY_SCHEMA})::oid, 'pg_namespace') as time`.execute(
    queries,
  );
  return rows[0]?.time ? new Date(rows[0].time) : undefined;
}

export async function copySqliteTo(db: Db, file: string): Promise<void> {
  await sql`vacuum into ${file}`.execute(db.queries);
}

/** Where a copy is now: the data folder may have moved, or be mounted elsewhere. */
export const fileOfCopy = (dataDir: string, copy: string): string =>
  join(dataDir, COPY_FOLDER, basename(copy));

async function copySqlite(db: Db, { dataDir, from, now }: CopyOptions): Promise<string> {
  const folder = join(dataDir, COPY_FOLDER);
  const time = now.toISOString().replaceAll(/[:.]/g, '-');
  const file = join(folder, `rostra-${from}-${time}-${randomBytes(2).toString('hex')}.db`);
  const incomplete = `${file}${INCOMPLETE}`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    removeIncomplete(folder);
    // SQLite would let everybody read the file.
    closeSync(openSync(incomplete, 'wx', 0o600));
    await copySqliteTo(db, incomplete);
    renameSync(incomplete, file);
    writeToDisk(file);
    return file;
  } catch (error) {
    for (const path of [incomplete, file]) if (existsSync(path)) rmSync(path);
    throw new StartError(
      `The database could not be copied to ${folder} before the upgrade: ${String(error)}. Nothing was changed. Make room on the disk and start again.`,
      { cause: error },
    );
  }
}

/** Left behind by processes that were killed while they copied. Each may be as large as the database. */
function removeIncomplete(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (name.endsWith(INCOMPLETE)) rmSync(join(folder, name), { force: true });
  }
}

/** `vacuum into` does not, so a power cut in the first step could damage the database and its copy. */
function writeToDisk(file: string): void {
  const handle = openSync(file, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** In one transaction, so that a copy is either complete or not there. */
async function copyPostgres(db: Db, { now }: CopyOptions): Promise<string> {
  const schema = sql.ref(COPY_SCHEMA);
  try {
    await db.queries
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (tx) => {
        await sql`drop schema if exists ${schema} cascade`.execute(tx);
        await sql`create schema ${schema}`.execute(tx);
        // PostgreSQL does not know how old a schema is.
        await sql`comment on schema ${schema} is ${sql.lit(now.toISOString())}`.execute(tx);
        for (const name of await listPostgresTables(tx)) {
          const copy = sql.table(`${COPY_SCHEMA}.${name}`);
          await sql`create table ${copy} as table ${sql.table(name)}`.execute(tx);
        }
      });
    return COPY_SCHEMA;
  } catch (error) {
    throw new StartError(
      `The database could not be copied to the schema ${COPY_SCHEMA} before the upgrade: ${String(error)}. Nothing was changed. Allow the site's user to create a schema and make room on the disk, or make a backup of your own and run: npm run upgrade -- --without-copy`,
      { cause: error },
    );
  }
}
