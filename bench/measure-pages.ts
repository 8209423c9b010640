import { startBare } from './lib/bare.ts';
import { loadInTurns } from './lib/load.ts';
import { freePort, type Running, SITE, startServer } from './lib/server-process.ts';
import { makeSite } from './lib/site.ts';
import type { Row } from './lib/table.ts';

/** Cached pages compared with a bare server that sends the same bytes. */
export async function measurePages(paths: readonly string[]): Promise<Row[]> {
  const env = { DATA_DIR: await makeSite(), HOST: '127.0.0.1' };
  const server = await startServer(SITE, env, await freePort());
  try {
    const rows: Row[] = [];
    for (const path of paths) rows.push(...(await compareWithBare(server, path)));
    const loaded = server.residentMb();
    return [
      ...rows,
      { what: 'resident memory, after load', value: loaded, unit: 'MB', goal: '≤ 250' },
    ];
  } finally {
    await server.stop();
  }
}

async function compareWithBare(server: Running, path: string): Promise<Row[]> {
  const url = server.url + path;
  const bare = await startBare(url);
  const result = await loadInTurns({ site: { url }, bare: { url: bare.url } });
  await bare.stop();
  const ratio = result.site.perSecond / result.bare.perSecond;
  return [
    { what: `${path} cached`, value: result.site.perSecond, unit: 'req/s' },
    { what: `${path} bare node:http`, value: result.bare.perSecond, unit: 'req/s' },
    { what: `${path} ratio to bare`, value: ratio, unit: '×', goal: '≥ 0.75' },
    { what: `${path} cached, p99`, value: result.site.p99Ms, unit: 'ms' },
    { what: `${path} bare, p99`, value: result.bare.p99Ms, unit: 'ms' },
  ];
}
