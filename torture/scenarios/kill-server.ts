import { createLedger } from '../lib/create-ledger.ts';
import type { Outcome } from '../lib/outcome.ts';
import { between, createRandom } from '../lib/random.ts';
import { type SiteProcess, startSite } from '../lib/site-process.ts';
import { verifyLedger } from '../lib/verify-ledger.ts';
import { startWriteLoad } from '../lib/write-load.ts';

interface KillOptions {
  settings: Record<string, string>;
  kills: number;
  writers: number;
  seed: number;
  onProgress?(done: number): void;
}

/** Kills the server during writes, starts it again and asks for everything that it had acknowledged. */
export async function killServer(options: KillOptions): Promise<Outcome> {
  const { settings, kills, writers, seed, onProgress } = options;
  const random = createRandom(seed);
  const problems: string[] = [];
  let site = await startSite({ settings });
  const ledger = await createLedger(site, settings, writers);
  let slowestStartMs = 0;
  try {
    for (let kill = 0; kill < kills; kill += 1) {
      await killDuringWrites(site, between(random, 1, 60));
      const startedAt = performance.now();
      site = await startSite({ settings });
      slowestStartMs = Math.max(slowestStartMs, performance.now() - startedAt);
      problems.push(...(await verifyLedger(site.url, ledger)));
      onProgress?.(kill + 1);
    }
    problems.push(...(await verifyLedger(site.url, ledger, { isComplete: true })));
  } finally {
    await site.stop();
  }
  const unexpected = [...ledger.refused].filter(([status]) => status !== 0);
  problems.push(...unexpected.map(([status, count]) => `${count} responses with status ${status}`));
  return {
    figures: {
      kills,
      acknowledged: ledger.acknowledged,
      interrupted: ledger.refused.get(0) ?? 0,
      lost: problems.length - unexpected.length,
      'slowest start in ms': Math.round(slowestStartMs),
    },
    problems,
  };

  /** The other writers are in the middle of a request at that moment. */
  async function killDuringWrites(running: SiteProcess, afterWrites: number): Promise<void> {
    const { promise: enough, resolve } = Promise.withResolvers<void>();
    const load = startWriteLoad({
      url: running.url,
      ledger,
      random,
      onAcknowledged: (count) => {
        if (count >= afterWrites) resolve();
      },
    });
    await enough;
    await running.kill();
    await load.stop();
  }
}
