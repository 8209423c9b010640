import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createClient } from '../lib/client.ts';
import { createLedger } from '../lib/create-ledger.ts';
import type { Outcome } from '../lib/outcome.ts';
import { createRandom } from '../lib/random.ts';
import { startRunningTime } from '../lib/running-time.ts';
import { startSite } from '../lib/site-process.ts';
import { verifyLedger } from '../lib/verify-ledger.ts';
import { startWriteLoad } from '../lib/write-load.ts';

interface LockOptions {
  settings: Record<string, string>;
  locks: number;
  /** How many health checks each lock lasts. */
  checksPerLock: number;
  /** `/healthz` needs no database, so it shows whether the process is blocked. */
  slowestHealthMs: number;
  writers: number;
  seed: number;
}

/** Another program locks the SQLite database again and again, as a backup tool or a shell does. */
export async function holdLocks(options: LockOptions): Promise<Outcome> {
  const { settings, locks, checksPerLock, slowestHealthMs, writers, seed } = options;
  const site = await startSite({ settings });
  const ledger = await createLedger(site, settings, writers);
  const ask = createClient(site.url);
  const problems: string[] = [];
  const foreign = new DatabaseSync(join(settings.DATA_DIR ?? '', 'rostra.db'));
  foreign.exec('pragma busy_timeout = 10000');
  const load = startWriteLoad({ url: site.url, ledger, random: createRandom(seed) });
  const time = startRunningTime();
  let slowestMs = 0;
  const checkHealth = async () => {
    const startedAt = time.ms();
    const { status } = await ask('GET', '/healthz');
    if (status !== 200) problems.push(`/healthz has status ${status}`);
    slowestMs = Math.max(slowestMs, time.ms() - startedAt);
  };
  try {
    for (let lock = 0; lock < locks; lock += 1) {
      const before = ledger.acknowledged;
      while (ledger.acknowledged <= before) await checkHealth();
      foreign.exec('begin exclusive');
      for (let check = 0; check < checksPerLock; check += 1) await checkHealth();
      foreign.exec('rollback');
    }
    await load.stop();
    problems.push(...(await verifyLedger(site.url, ledger, { isComplete: true })));
    if (!site.isRunning()) problems.push(`The site exited:\n${site.output()}`);
  } finally {
    time.stop();
    foreign.close();
    await load.stop();
    await site.stop();
  }
  for (const [status, count] of ledger.refused) {
    if (status !== 503) problems.push(`${count} responses with status ${status}`);
  }
  if (slowestMs > slowestHealthMs) problems.push(`/healthz took ${Math.round(slowestMs)} ms`);
  return {
    figures: {
      locks,
      acknowledged: ledger.acknowledged,
      'refused with 503': ledger.refused.get(503) ?? 0,
      'slowest health check in ms': Math.round(slowestMs),
    },
    problems,
  };
}
