import { join } from 'node:path';
import { load, type Target } from './lib/load.ts';
import { freePort, ROOT, SITE, startServer } from './lib/server-process.ts';
import { makeSite } from './lib/site.ts';
import type { Row } from './lib/table.ts';

const REQUESTS = 350_000;
const POSTS = '/api/blog-posts?populate=*&pagination[pageSize]=10';
const VISITORS = join(ROOT, 'bench/lib/visitors.lua');
const VARY = join(ROOT, 'bench/lib/vary.lua');

/** What a server needs after many requests that fill its caches: pages, cached and uncached API calls. */
export async function measureMemory(pages: readonly string[]): Promise<Row[]> {
  const env = { DATA_DIR: await makeSite(), HOST: '127.0.0.1', TRUST_PROXY: '1' };
  const server = await startServer(SITE, env, await freePort());
  const targets: Target[] = [
    ...pages.map((path) => ({ url: server.url + path })),
    ...[VISITORS, VARY].map((script) => ({ url: encodeURI(server.url + POSTS), script })),
  ];
  try {
    let requests = 0;
    while (requests < REQUESTS) {
      for (const target of targets) requests += (await load(target)).requests;
    }
    return [
      {
        what: `resident memory, after ${REQUESTS.toLocaleString('en')} requests`,
        value: server.residentMb(),
        unit: 'MB',
        goal: '≤ 250',
      },
    ];
  } finally {
    await server.stop();
  }
}
