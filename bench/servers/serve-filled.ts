import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Db, openDb } from '../../apps/server/src/db/client.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import {
  noPages,
  openTestApp,
  type TestAppOptions,
} from '../../apps/server/src/testing/test-app.ts';

/** Fills a new database, on PostgreSQL if `DATABASE_URL` names one, then serves the API on `PORT` until SIGTERM. */
export async function serveFilled(
  fill: (db: Db) => Promise<void>,
  options: Pick<TestAppOptions, 'entitlementOf'> = {},
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-filled-'));
  const db = openDb({ dataDir: folder, databaseUrl: process.env.DATABASE_URL });
  await migrate(db);
  await fill(db);
  // What PostgreSQL does by itself within a minute.
  await sql`analyze`.execute(db.queries);
  const { app, close } = await openTestApp({
    db,
    web: { ...noPages, render: async () => new Response('ready') },
    env: { TRUST_PROXY: '1' },
    ...options,
  });
  await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });

  process.on('SIGTERM', async () => {
    await close();
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
}
