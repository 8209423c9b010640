/** The API on a port with as many members as `MEMBERS` says; for measurements. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { fillMemberArea } from './fill-member-area.ts';
import { noPages, openTestApp } from './test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'rostra-members-'));
const db = openDb({ dataDir: folder });
await migrate(db);
await fillMemberArea(db, {
  members: Number(process.env.MEMBERS ?? 1000),
  contents: Number(process.env.CONTENTS ?? 100),
  readByEach: 20,
});
const { app, close } = await openTestApp({
  db,
  web: { ...noPages, render: async () => new Response('ready') },
  env: { TRUST_PROXY: '1' },
  entitlementOf: async () => 'premium',
});
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });

process.on('SIGTERM', async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
