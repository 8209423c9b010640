import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startBare } from './lib/bare.ts';
import { loadInTurns, type Target } from './lib/load.ts';
import { freePort, ROOT, type Running, SITE, startServer } from './lib/server-process.ts';
import { makeSite } from './lib/site.ts';
import type { Row } from './lib/table.ts';

const PAGE = '/';
const POSTS = '/api/blog-posts?pagination[pageSize]=10';

/** Every request comes from another address, because of the rate limit. */
const VISITORS = join(ROOT, 'bench/lib/prepared-visitors.lua');

/**
 * What a second and a third process add. The load generator runs on the same cores, so two processes
 * on two cores cannot reach twice the throughput of one: a bare `node:http` server shows how much is possible.
 */
export async function measureProcesses(): Promise<Row[]> {
  const open = async (count: number) =>
    startServer(
      SITE,
      {
        DATA_DIR: await makeSite(),
        HOST: '127.0.0.1',
        TRUST_PROXY: '1',
        BILLING: 'off',
        PROCESSES: String(count),
      },
      await freePort(),
    );
  const one = await open(1);
  const two = await open(2);
  try {
    await waitForProcesses(two, 2);
    const at = (path: string, script?: string) => (site: Running) => ({
      url: encodeURI(site.url + path),
      ...(script ? { script } : {}),
    });
    return [
      await compare('cached page', one, two, at(PAGE)),
      await compareBare(one.url + PAGE),
      await compare('newest posts', one, two, at(POSTS, VISITORS)),
      ...(await measureThirdProcessMemory(() => open(3))),
    ];
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
}

async function compare(
  what: string,
  one: Running,
  two: Running,
  target: (site: Running) => Target,
): Promise<Row> {
  const result = await loadInTurns({ one: target(one), two: target(two) });
  return {
    what: `${what}, two processes to one`,
    value: result.two.perSecond / result.one.perSecond,
    unit: '×',
    goal: '≥ 1.5',
  };
}

/** The same bytes without our code. */
async function compareBare(url: string): Promise<Row> {
  const one = await startBare(url);
  const two = await startBare(url, {}, 2);
  try {
    const { goal: _, ...row } = await compare('bare server', one, two, (site) => site);
    return row;
  } finally {
    await Promise.all([one.stop(), two.stop()]);
  }
}

/** Shared pages count in proportion, so Linux only. */
async function measureThirdProcessMemory(open: () => Promise<Running>): Promise<Row[]> {
  if (process.platform !== 'linux') return [];
  const three = await open();
  await waitForProcesses(three, 3);
  const value = await steadyMb(serverProcesses(three).at(-1) ?? 0);
  await three.stop();
  return [{ what: 'memory of a third process, idle', value, unit: 'MB', goal: '≤ 90' }];
}

async function waitForProcesses(site: Running, count: number): Promise<void> {
  while (serverProcesses(site).length < count || !(await fetch(site.url)).ok) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The children of the site's own process, in the order of their start. */
function serverProcesses({ pid }: Running): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n');
  return lines
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child)
    .sort((a, b) => a - b);
}

/** The process is still starting while its memory grows. */
async function steadyMb(pid: number): Promise<number> {
  for (let before = 0; ; ) {
    const now = proportionalMb(pid);
    if (Math.abs(now - before) <= 1) return now;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

function proportionalMb(pid: number): number {
  const kilobytes = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
  return Math.round(Number(kilobytes?.[1]) / 1024);
}
