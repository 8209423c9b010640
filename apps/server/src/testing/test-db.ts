import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import postgres from 'postgres';
import { type Db, openDb } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';

/** An empty database of the kind this test run is about; gone when closed. */
export async function openEmptyDb(): Promise<Db> {
  const url = process.env.TEST_DB === 'postgres' ? process.env.TEST_DATABASE_URL : undefined;
  return url ? openPostgres(url) : openSqlite();
}

/** The same, with every migration applied. */
export async function openTestDb(): Promise<Db> {
  const db = await openEmptyDb();
  await migrate(db);
  return db;
}

function openSqlite(): Db {
  const dataDir = mkdtempSync(join(tmpdir(), 'rostra-test-'));
  const db = openDb({ dataDir });
  return {
    ...db,
    close: async () => {
      await db.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function openPostgres(url: string): Promise<Db> {
  const schema = `test_${randomBytes(8).toString('hex')}`;
  const admin = postgres(url, { max: 1, onnotice: () => {} });
  await admin`create schema ${admin(schema)}`;
  const scoped = new URL(url);
  scoped.searchParams.set('search_path', schema);
  const db = openDb({ dataDir: tmpdir(), databaseUrl: scoped.href });
  return {
    ...db,
    close: async () => {
      await db.close();
      await admin`drop schema ${admin(schema)} cascade`;
      await admin.end();
    },
  };
}
