import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { StartError } from '../../errors.ts';
import type { Db, Queries } from '../client.ts';
import { listPostgresTables } from '../copy/postgres-tables.ts';

/** In the data folder: the copy of a SQLite database from before its upgrade. */
export const COPY_FOLDER = 'before-upgrade';

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

export async function removeCopy(db: Db, copy: string): Promise<void> {
  if (db.kind === 'sqlite') rmSync(copy, { force: true });
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

async function copySqlite(db: Db, { dataDir, from, now }: CopyOptions): Promise<string> {
  const folder = join(dataDir, COPY_FOLDER);
  const time = now.toISOString().replaceAll(/[:.]/g, '-');
  const file = join(folder, `rostra-${from}-${time}-${randomBytes(2).toString('hex')}.db`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    // SQLite would let everybody read the file.
    closeSync(openSync(file, 'wx', 0o600));
    await copySqliteTo(db, file);
    return file;
  } catch (error) {
    if (existsSync(file)) rmSync(file);
    throw new StartError(
      `The database could not be copied to ${folder} before the upgrade: ${String(error)}. Nothing was changed. Make room on the disk and start again.`,
      { cause: error },
    );
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
