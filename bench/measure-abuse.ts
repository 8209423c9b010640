import { execFile } from 'node:child_process';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { percentile } from './lib/load.ts';
import { freePort, ROOT, startServer } from './lib/server-process.ts';
import type { Row } from './lib/table.ts';

const execFileAsync = promisify(execFile);

const POSTS = 20_000;
/** 16 KB each. */
const BODY_PARTS = 4;
const SECONDS = 20;
const EXPENSIVE = join(ROOT, 'bench/lib/expensive.lua');
const EVERY_MS = 10;
const GOAL_MS = 50;

/** How long visitors wait for a cached page while one address sends expensive queries as fast as it is allowed to. */
export async function measureAbuse(): Promise<Row[]> {
  const env = { POSTS: String(POSTS), BODY_PARTS: String(BODY_PARTS) };
  const server = await startServer(['bench/servers/serve-posts.ts'], env, await freePort());
  const page = `${server.url}/about`;
  const alone = await visit(page, 3);
  const attack = execFileAsync('wrk', [
    '-t1',
    '-c16',
    `-d${SECONDS}s`,
    '-s',
    EXPENSIVE,
    server.url,
  ]);
  const attacked = await visit(page, SECONDS);
  await attack;
  await server.stop();
  const row = (what: string, times: readonly number[], goal?: string): Row => ({
    what: `cached page, ${what}, p99`,
    value: percentile(times, 0.99),
    unit: 'ms',
    ...(goal ? { goal } : {}),
  });
  return [
    row('without other requests', alone),
    row(`while one address sends expensive queries, ${POSTS} posts`, attacked, `≤ ${GOAL_MS}`),
  ];
}

/** One visitor every few milliseconds, however long the responses take. */
async function visit(url: string, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const visits: Promise<number>[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    visits.push(timeOf(url, agent));
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
  const times = await Promise.all(visits);
  agent.destroy();
  return times;
}

let visitors = 0;

function timeOf(url: string, agent: Agent): Promise<number> {
  const began = performance.now();
  visitors += 1;
  const address = `10.9.${Math.floor(visitors / 256) % 256}.${visitors % 256}`;
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { 'x-forwarded-for': address } }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve(performance.now() - began);
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).on('error', reject);
  });
}
