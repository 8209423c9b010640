import { readFileSync } from 'node:fs';
import { createClient } from '../lib/client.ts';
import { createLedger } from '../lib/create-ledger.ts';
import type { Outcome } from '../lib/outcome.ts';
import { createRandom } from '../lib/random.ts';
import { startSite } from '../lib/site-process.ts';
import { verifyLedger } from '../lib/verify-ledger.ts';
import { startWriteLoad } from '../lib/write-load.ts';

const READS = [
  '/',
  '/blog',
  '/about',
  '/feed.xml',
  '/api/blog-posts?populate=*',
  '/api/search?q=budget',
  '/blog?q=water',
  '/nothing-here',
];
const READERS = 4;

interface SoakOptions {
  settings: Record<string, string>;
  /** Ends after this many reads, besides the writes of that time. */
  reads: number;
  writers: number;
  seed: number;
  /** The most memory that V8 may use for objects, in MB. */
  heapMb: number;
  onProgress?(done: number): void;
}

/** Reads and writes for a long time with little memory. The process must survive and not keep growing. */
export async function soak(options: SoakOptions): Promise<Outcome> {
  const { settings, reads, writers, seed, heapMb, onProgress } = options;
  const nodeOptions = [`--max-old-space-size=${heapMb}`];
  const site = await startSite({ settings, nodeOptions });
  const ledger = await createLedger(site, settings, writers);
  const problems: string[] = [];
  const random = createRandom(seed);
  const load = startWriteLoad({ url: site.url, ledger, random });
  const megabytes: number[] = [];
  let done = 0;
  const read = async () => {
    const ask = createClient(site.url);
    while (done < reads && site.isRunning()) {
      done += 1;
      const path = READS[Math.floor(random() * READS.length)] ?? '/';
      const answer = await ask('GET', path).catch(() => undefined);
      const isFine = answer && (answer.status < 400 || path === '/nothing-here');
      if (!isFine) problems.push(`${path} has status ${answer?.status ?? 0}`);
      if (done % Math.ceil(reads / 40) === 0) megabytes.push(residentMb(site.child.pid));
      if (done % 1000 === 0) onProgress?.(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: READERS }, read));
    await load.stop();
    if (!site.isRunning()) problems.push(`The site exited:\n${site.output()}`);
    else problems.push(...(await verifyLedger(site.url, ledger, { isComplete: true })));
  } finally {
    await load.stop();
    await site.stop();
  }
  for (const [status, count] of ledger.refused) {
    problems.push(`${count} writes with status ${status}`);
  }
  const quarter = Math.max(1, Math.floor(megabytes.length / 4));
  return {
    figures: {
      reads: done,
      writes: ledger.acknowledged,
      'heap limit in MB': heapMb,
      'memory in the second quarter in MB': average(megabytes.slice(quarter, 2 * quarter)),
      'memory in the last quarter in MB': average(megabytes.slice(-quarter)),
    },
    problems,
  };
}

const average = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));

/** Linux only; 0 elsewhere. */
function residentMb(pid: number | undefined): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return Math.round((pages * 4096) / 2 ** 20);
  } catch {
    return 0;
  }
}
