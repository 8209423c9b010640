import { freePort, type Running, SITE, startServer } from './lib/child.ts';
import { load, percentile } from './lib/load.ts';
import { makeSite } from './lib/site.ts';
import type { Row } from './lib/table.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);
const PASSWORD = 'a password for the bench';

/** Current user; logins one at a time and 32 at once, and how long a cached page takes meanwhile. */
export async function measureAccounts(): Promise<Row[]> {
  const env = { DATA_DIR: await makeSite(), HOST: '127.0.0.1', TRUST_PROXY: '1' };
  const server = await startServer(SITE, env, await freePort());
  try {
    const { jwt } = await register(server);
    await load(`${server.url}/api/users/me`, { Authorization: `Bearer ${jwt}` }); // warm
    const me = await load(`${server.url}/api/users/me`, { Authorization: `Bearer ${jwt}` });
    const alone = await logInFor(server, 1);
    const [crowd, pages] = await Promise.all([logInFor(server, 32), readPagesFor(server)]);
    return [
      { what: 'current user', value: me.perSecond, unit: 'req/s', goal: '≥ 9080' },
      { what: 'current user, p99', value: me.p99Ms, unit: 'ms' },
      { what: 'logins, one at a time', value: alone, unit: '/s', goal: '≥ 52' },
      { what: 'logins, 32 at once', value: crowd, unit: '/s', goal: '≥ 52' },
      { what: 'cached page during them, p99', value: pages, unit: 'ms', goal: '≤ 50' },
    ];
  } finally {
    await server.stop();
  }
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

/** Each login comes from an address of its own, as limits on guessing are per address. */
async function logInFor(server: Running, atOnce: number): Promise<number> {
  const began = performance.now();
  let count = 0;
  const one = async () => {
    while (performance.now() - began < SECONDS * 1000) {
      count += 1;
      const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
      await post(server, '/api/auth/local', { identifier: 'bench', password: PASSWORD }, address);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return (count * 1000) / (performance.now() - began);
}

/** A reader every few milliseconds, not a load: how long do others wait? */
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
