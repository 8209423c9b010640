/** Times uncached renders of the paths on the command line and prints JSON. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diskStorage } from '../../apps/server/src/adapters/storage/disk.ts';
import { openDb } from '../../apps/server/src/db/client.ts';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { inProcessFetch } from '../../apps/server/src/plugins/pages/in-process-fetch.ts';
import { renderPage } from '../../apps/server/src/plugins/pages/render-page.ts';
import { loadBuiltWeb } from '../../apps/server/src/plugins/pages/web.ts';
import { seedSite } from '../../apps/server/src/start/seed-site.ts';
import { openTestApp } from '../../apps/server/src/testing/test-app.ts';

const ROUNDS = 200;
const WARM_UP = 30;

const dataDir = mkdtempSync(join(tmpdir(), 'rostra-renders-'));
const db = openDb({ dataDir });
await migrate(db);
const web = await loadBuiltWeb(join(import.meta.dirname, '../../apps/web/build'));
const storage = diskStorage(join(dataDir, 'media'));
const folder = join(import.meta.dirname, '../../content');
await seedSite({ db, storage, clock: () => new Date(), folder, languages: ['en'] });
const test = await openTestApp({ db, web, storage });
await test.app.ready();
const options = {
  web,
  fetch: inProcessFetch(test.app),
  siteUrl: test.deps.env.SITE_URL,
  language: 'en' as const,
  isDefaultLanguage: true,
  mayKeep: true,
  report: (error: unknown) => {
    throw error;
  },
};

const times: Record<string, { p50: number; p99: number }> = {};
for (const path of process.argv.slice(2)) {
  const taken: number[] = [];
  for (let i = 0; i < ROUNDS + WARM_UP; i += 1) {
    const began = performance.now();
    const { keep } = await renderPage(path, options);
    if (!keep) throw new Error(`${path} would not be cached`);
    if (i >= WARM_UP) taken.push(performance.now() - began);
  }
  taken.sort((a, b) => a - b);
  times[path] = { p50: taken[ROUNDS / 2] ?? 0, p99: taken[Math.floor(ROUNDS * 0.99)] ?? 0 };
}
await test.close();
rmSync(dataDir, { recursive: true, force: true });
process.stdout.write(JSON.stringify(times));
