/** The API on a port with as many posts as `POSTS` says; for measurements. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDb } from '../db/client.ts';
import { migrate } from '../db/migrate.ts';
import { fillPosts } from './fill-posts.ts';
import { noPages, openTestApp } from './test-app.ts';

const folder = mkdtempSync(join(tmpdir(), 'rostra-posts-'));
const db = openDb({ dataDir: folder });
await migrate(db);
await fillPosts(db, Number(process.env.POSTS ?? 200));
const ok = { ...noPages, render: async () => new Response('ready') };
const { app, close } = await openTestApp({ db, web: ok, env: { TRUST_PROXY: '1' } });
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });

process.on('SIGTERM', async () => {
  await close();
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
});
