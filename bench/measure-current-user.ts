import { register } from './lib/accounts.ts';
import { startBare } from './lib/bare.ts';
import { load, loadInTurns } from './lib/load.ts';
import { freePort, SITE, startServer } from './lib/server-process.ts';
import { makeSite } from './lib/site.ts';
import type { Row } from './lib/table.ts';

/** The call that every page of a member makes, compared with a bare server that sends the same bytes. */
export async function measureCurrentUser(): Promise<Row[]> {
  const env = { DATA_DIR: await makeSite(), HOST: '127.0.0.1' };
  const server = await startServer(SITE, env, await freePort());
  try {
    const { jwt } = await register(server);
    const headers = { Authorization: `Bearer ${jwt}` };
    const site = { url: `${server.url}/api/users/me`, headers };
    await load(site); // warm up
    const bare = await startBare(site.url, headers);
    const result = await loadInTurns({ site, bare: { url: bare.url, headers } });
    await bare.stop();
    const ratio = result.site.perSecond / result.bare.perSecond;
    return [
      { what: 'current user', value: result.site.perSecond, unit: 'req/s' },
      { what: 'current user, bare node:http', value: result.bare.perSecond, unit: 'req/s' },
      { what: 'current user, ratio to bare', value: ratio, unit: '×', goal: '≥ 0.3' },
      { what: 'current user, p99', value: result.site.p99Ms, unit: 'ms' },
    ];
  } finally {
    await server.stop();
  }
}
