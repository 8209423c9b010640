import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, type OnQuery, openDb } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { createPostgres, execute } from './test-postgres.ts';

const FILE = 'rostra.db';

/** An empty database of the kind under test. Closing deletes it. */
export async function openEmptyDb(): Promise<Db> {
  return process.env.TEST_DB === 'postgres' ? openPostgres('template0') : openSqlite();
}

/** The same with all migrations applied: a copy of a template that is migrated once. */
export async function openTestDb(onQuery?: OnQuery): Promise<Db> {
  if (process.env.TEST_DB === 'postgres') return openPostgres(process.env.TEST_TEMPLATE, onQuery);
  return openTestSqlite(onQuery);
}

/** SQLite in any case, for tests with fake timers: a pool of connections has timers of its own. */
export async function openTestSqlite(onQuery?: OnQuery): Promise<Db> {
  const dataDir = makeFolder();
  await writeMigratedSqlite(dataDir);
  return openSqliteIn(dataDir, onQuery);
}

/** Puts the migrated template into a data folder: migrations take a quarter of a second, a copy next to nothing. */
export async function writeMigratedSqlite(dataDir: string): Promise<void> {
  migrated ??= migrateSqlite();
  writeFileSync(join(dataDir, FILE), await migrated);
}

/** The same database, but something else happens right before the first transaction. */
export function overtakenBy(db: Db, happen: () => Promise<unknown>): Db {
  let isFirst = true;
  return {
    ...db,
    transaction: async (work) => {
      const shouldRun = isFirst;
      isFirst = false;
      if (shouldRun) await happen();
      return db.transaction(work);
    },
  };
}

/** A database with this content: a SQLite file, or statements for PostgreSQL. */
export async function openDbWith(content: Buffer): Promise<Db> {
  if (process.env.TEST_DB !== 'postgres') return openSqlite(content);
  const database = await createPostgres('template0');
  await execute(database.url, content.toString('utf8'));
  return withCleanUp(database.open(), database.drop);
}

async function openPostgres(template: string | undefined, onQuery?: OnQuery): Promise<Db> {
  if (!template) throw new Error('There is no migrated database to copy');
  const database = await createPostgres(template);
  return withCleanUp(database.open(onQuery), database.drop);
}

let migrated: Promise<Uint8Array> | undefined;

async function migrateSqlite(): Promise<Uint8Array> {
  const dataDir = makeFolder();
  const db = openDb({ dataDir });
  await migrate(db);
  await db.close();
  const content = readFileSync(join(dataDir, FILE));
  rmSync(dataDir, { recursive: true });
  return content;
}

function openSqlite(content?: Uint8Array): Db {
  const dataDir = makeFolder();
  if (content) writeFileSync(join(dataDir, FILE), content);
  return openSqliteIn(dataDir);
}

/** Closing deletes the folder. */
const openSqliteIn = (dataDir: string, onQuery?: OnQuery): Db =>
  withCleanUp(openDb({ dataDir, onQuery }), async () =>
    rmSync(dataDir, { recursive: true, force: true }),
  );

const makeFolder = () => mkdtempSync(join(tmpdir(), 'rostra-test-'));

const withCleanUp = (db: Db, cleanUp: () => Promise<void>): Db => ({
  ...db,
  close: async () => {
    await db.close();
    await cleanUp();
  },
});
