import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { diskStorage } from '../adapters/storage/disk.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import { contentTypes } from '../app/content-types.ts';
import { createBackup } from '../commands/backup/create-backup.ts';
import { restoreBackup } from '../commands/backup/restore-backup.ts';
import { type Db, type DbKind, type DbOptions, openDb } from '../db/client.ts';
import { withSnapshot } from '../db/copy/with-snapshot.ts';
import { migrate } from '../db/migrate.ts';
import type { Migration } from '../db/migration.ts';
import { writeMigratedSqlite } from './test-db.ts';
import { createPostgres } from './test-postgres.ts';

/** The data of a site that does not run: a data folder, and a database of either kind. */
export interface SiteData extends DbOptions {
  storage: Storage;
  open(): Db;
  /** Gives the empty database all tables, by copying a migrated one. */
  copyTables(): Promise<void>;
  /** Everything in the database, in an order of its own. */
  dump(): Promise<Record<string, { lastId: number | null; rows: string[] }>>;
  remove(): Promise<void>;
}

export const underTest: DbKind = process.env.TEST_DB === 'postgres' ? 'postgres' : 'sqlite';

export async function createSiteData(kind: DbKind = underTest): Promise<SiteData> {
  const dataDir = mkdtempSync(join(tmpdir(), 'rostra-backup-'));
  const postgres = kind === 'postgres' ? await createPostgres('template0') : undefined;
  const options = { dataDir, databaseUrl: postgres?.url };
  return {
    ...options,
    storage: diskStorage(join(dataDir, 'media')),
    open: () => openDb(options),
    copyTables: () =>
      postgres ? postgres.replaceBy(process.env.TEST_TEMPLATE ?? '') : writeMigratedSqlite(dataDir),
    dump: () => dump(options),
    remove: async () => {
      await postgres?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Uses the database as a running site does, until the returned function is called. */
export async function holdOpen(site: SiteData): Promise<() => Promise<void>> {
  if (site.databaseUrl === undefined) {
    const db = site.open();
    await db.queries.selectFrom('users').select('id').execute();
    return () => db.close();
  }
  const connect = async (name: string) => {
    const client = new pg.Client({ connectionString: site.databaseUrl, application_name: name });
    await client.connect();
    return client;
  };
  const name = 'rostra 1 on another-machine';
  const client = await connect(name);
  return async () => {
    await client.end();
    // PostgreSQL shows a connection for a moment after it was closed.
    const observer = await connect('observer');
    const find = 'select pid from pg_stat_activity where application_name = $1';
    while ((await observer.query(find, [name])).rows.length > 0);
    await observer.end();
  };
}

/** Creates the tables of all migrations, or applies only some of them, and fills the database. */
export async function fill(
  site: SiteData,
  work: (db: Db) => Promise<unknown>,
  steps?: readonly Migration[],
): Promise<void> {
  if (!steps) await site.copyTables();
  const db = site.open();
  if (steps) await migrate(db, steps);
  await work(db);
  await db.close();
}

const dump = (options: DbOptions) =>
  withSnapshot(options, async ({ tables, rows }) => {
    const found: Awaited<ReturnType<SiteData['dump']>> = {};
    for (const table of tables) {
      const lines: string[] = [];
      for await (const batch of rows(table)) {
        for (const row of batch) {
          const cells = table.columns.map((column, index) => `${column}=${row[index]}`);
          lines.push(cells.toSorted().join(' '));
        }
      }
      found[table.name] = { lastId: table.lastId || null, rows: lines.toSorted() };
    }
    return found;
  });

export const NOW = new Date('2026-11-16T12:00:00.000Z');

export const backUp = (site: SiteData, file: string, passphrase?: string) =>
  createBackup(
    { ...site, settings: { SITE_NAME: 'The Assembly' } },
    {
      file,
      encryption: passphrase ? { passphrase, workFactor: 8 } : undefined,
      now: NOW,
      version: '0.2.0',
      report: () => {},
    },
  );

export const restore = (
  site: SiteData,
  file: string,
  { isConfirmed = false, passphrase }: { isConfirmed?: boolean; passphrase?: string } = {},
) =>
  restoreBackup(
    { ...site, collections: contentTypes },
    {
      file,
      passphrase,
      isConfirmed,
      now: NOW,
      actor: { kind: 'terminal', user: 'operator', host: 'test' },
      report: () => {},
    },
  );
