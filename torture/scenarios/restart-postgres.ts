import { createClient } from '../lib/client.ts';
import { createLedger } from '../lib/create-ledger.ts';
import type { Outcome } from '../lib/outcome.ts';
import { createRandom } from '../lib/random.ts';
import { startSite } from '../lib/site-process.ts';
import { verifyLedger } from '../lib/verify-ledger.ts';
import { startWriteLoad } from '../lib/write-load.ts';

export interface PostgresServer {
  url: string;
  restart(mode: 'fast' | 'immediate'): Promise<void>;
}

interface RestartOptions {
  postgres: PostgresServer;
  settings: Record<string, string>;
  restarts: number;
  writers: number;
  seed: number;
  onProgress?(done: number): void;
}

/** A request may wait for a new connection, but not longer. */
const SLOWEST_MS = 10_000;

/** Restarts the database under a site that writes. The process must survive and respond with 503 meanwhile. */
export async function restartPostgres(options: RestartOptions): Promise<Outcome> {
  const { postgres, settings, restarts, writers, seed, onProgress } = options;
  const site = await startSite({ settings });
  const ledger = await createLedger(site, settings, writers);
  const ask = createClient(site.url);
  const problems: string[] = [];
  let lost: string[] = [];
  ledger.slowest = { ms: 0, request: '' };
  const progress = { wanted: 0, reached: Promise.withResolvers<void>() };
  const load = startWriteLoad({
    url: site.url,
    ledger,
    random: createRandom(seed),
    onAcknowledged: (count) => {
      if (count >= progress.wanted) progress.reached.resolve();
    },
  });
  const moreWrites = async (count: number) => {
    progress.reached = Promise.withResolvers();
    progress.wanted = ledger.acknowledged + count;
    await progress.reached.promise;
  };
  try {
    for (let restart = 0; restart < restarts && site.isRunning(); restart += 1) {
      await moreWrites(10);
      await postgres.restart(restart % 2 === 0 ? 'fast' : 'immediate');
      onProgress?.(restart + 1);
    }
    await moreWrites(10);
    await load.stop();
    if (!site.isRunning()) problems.push(`The site exited:\n${site.output()}`);
    const { status } = await ask('GET', '/readyz');
    if (status !== 200) problems.push(`/readyz has status ${status} at the end`);
    lost = await verifyLedger(site.url, ledger, { isComplete: true });
    problems.push(...lost);
  } finally {
    await load.stop();
    await site.stop();
  }
  for (const [status, count] of ledger.refused) {
    if (status !== 503) problems.push(`${count} responses with status ${status}`);
  }
  const { ms, request } = ledger.slowest;
  if (ms > SLOWEST_MS) problems.push(`A request took ${Math.round(ms)} ms: ${request}`);
  return {
    figures: {
      restarts,
      acknowledged: ledger.acknowledged,
      'refused with 503': ledger.refused.get(503) ?? 0,
      lost: lost.length,
      'slowest request in ms': Math.round(ms),
    },
    problems,
  };
}
