import { BENCH_USER, post, register } from './lib/accounts.ts';
import { percentile } from './lib/load.ts';
import { freePort, type Running, SITE, startServer } from './lib/server-process.ts';
import { makeSite } from './lib/site.ts';
import type { Row } from './lib/table.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);

/** Single and 32 concurrent logins, and the latency of a cached page in the meantime. */
export async function measureLogins(): Promise<Row[]> {
  const env = { DATA_DIR: await makeSite(), HOST: '127.0.0.1', TRUST_PROXY: '1' };
  const server = await startServer(SITE, env, await freePort());
  try {
    await register(server);
    const alone = await logInFor(server, 1);
    const [concurrent, pages] = await Promise.all([logInFor(server, 32), readPagesFor(server)]);
    return [
      { what: 'logins, one at a time', value: alone, unit: '/s', goal: '≥ 52' },
      { what: 'logins, 32 concurrent', value: concurrent, unit: '/s', goal: '≥ 52' },
      { what: 'cached page during logins, p99', value: pages, unit: 'ms', goal: '≤ 50' },
    ];
  } finally {
    await server.stop();
  }
}

/** Each login comes from its own address, because login attempts are limited per address. */
async function logInFor(server: Running, concurrency: number): Promise<number> {
  const { username: identifier, password } = BENCH_USER;
  const began = performance.now();
  let count = 0;
  const one = async () => {
    while (performance.now() - began < SECONDS * 1000) {
      count += 1;
      const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
      await post(server, '/api/auth/local', { identifier, password }, address);
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
