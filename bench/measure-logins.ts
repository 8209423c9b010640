import { startBare } from './lib/bare.ts';
import { freePort, type Running, SITE, startServer } from './lib/child.ts';
import { load, loadInTurns, percentile } from './lib/load.ts';
import { makeSite } from './lib/site.ts';
import type { Row } from './lib/table.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const PASSWORD = 'a password for the bench';

/** The current user; single and 32 concurrent logins, and the latency of a cached page in the meantime. */
export async function measureAccounts(): Promise<Row[]> {
  const env = { DATA_DIR: await makeSite(), HOST: '127.0.0.1', TRUST_PROXY: '1' };
  const server = await startServer(SITE, env, await freePort());
  try {
    const { jwt } = await register(server);
    const currentUser = await compareCurrentUser(server, jwt);
    const alone = await logInFor(server, 1);
    const [concurrent, pages] = await Promise.all([logInFor(server, 32), readPagesFor(server)]);
    return [
      ...currentUser,
      { what: 'logins, one at a time', value: alone, unit: '/s', goal: '≥ 52' },
      { what: 'logins, 32 concurrent', value: concurrent, unit: '/s', goal: '≥ 52' },
      { what: 'cached page during logins, p99', value: pages, unit: 'ms', goal: '≤ 50' },
    ];
  } finally {
    await server.stop();
  }
}

async function compareCurrentUser(server: Running, jwt: string): Promise<Row[]> {
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
}

async function post(server: Running, path: string, body: object, address: string) {
  const answer = await fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as { jwt: string };
}

const register = (server: Running) =>
  post(
    server,
    '/api/auth/local/register',
    { username: 'bench', email: 'bench@example.org', password: PASSWORD },
    '10.0.0.1',
  );

/** Each login comes from its own address, because login attempts are limited per address. */
async function logInFor(server: Running, concurrency: number): Promise<number> {
  const began = performance.now();
  let count = 0;
  const one = async () => {
    while (performance.now() - began < SECONDS * 1000) {
      count += 1;
      const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
      await post(server, '/api/auth/local', { identifier: 'bench', password: PASSWORD }, address);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, one));
  return (count * 1000) / (performance.now() - began);
}

/** Requests a page every few milliseconds, to measure how long other visitors wait. */
async function readPagesFor(server: Running): Promise<number> {
  const began = performance.now();
  const times: number[] = [];
  while (performance.now() - began < SECONDS * 1000) {
    const start = performance.now();
    await (await fetch(`${server.url}/`)).arrayBuffer();
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return percentile(times, 0.99);
}
