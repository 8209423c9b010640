import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { createClient } from '../lib/client.ts';
import { createLedger } from '../lib/create-ledger.ts';
import type { Outcome } from '../lib/outcome.ts';
import { createRandom } from '../lib/random.ts';
import { startSite } from '../lib/site-process.ts';
import { verifyLedger } from '../lib/verify-ledger.ts';
import { startWriteLoad } from '../lib/write-load.ts';

const DISK_SIZE = '96m';

/** A small disk needs a mount of its own, which only Linux allows without an administrator. */
export const canFillDisk = (): boolean =>
  process.platform === 'linux' && spawnSync('unshare', ['-rm', 'true']).status === 0;

interface FillOptions {
  /** The data folder is copied to the small disk. */
  settings: Record<string, string>;
  /** Where the disk is mounted, for the site only. */
  folder: string;
  rounds: number;
  writers: number;
  seed: number;
}

/** Fills the disk of a site on SQLite and makes room again, several times. */
export async function fillDisk(options: FillOptions): Promise<Outcome> {
  const { folder, rounds, writers, seed } = options;
  mkdirSync(folder, { recursive: true });
  const source = options.settings.DATA_DIR ?? '';
  const before = await startSite({ settings: options.settings });
  const ledger = await createLedger(before, options.settings, writers);
  await before.stop();
  const script = `mount -t tmpfs -o size=${DISK_SIZE} tmpfs "$0" && cp -R "$1/." "$0" && shift && exec "$@"`;
  const site = await startSite({
    settings: { ...options.settings, DATA_DIR: folder },
    wrapper: ['unshare', '-rm', 'sh', '-c', script, folder, source],
  });
  // The disk is visible only to the site, and to others through its process.
  const disk = join(`/proc/${site.child.pid}/root`, folder);
  const ask = createClient(site.url);
  const problems: string[] = [];
  const filler = join(disk, 'filler');
  let refused = 0;
  try {
    for (let round = 0; round < rounds; round += 1) {
      await writeUntil(
        () => fill(filler),
        () => (ledger.refused.get(503) ?? 0) > refused + writers,
      );
      refused = ledger.refused.get(503) ?? 0;
      const full = await ask('GET', '/readyz');
      if (full.status !== 503) problems.push(`/readyz has status ${full.status} on a full disk`);
      rmSync(filler);
      const stored = ledger.acknowledged;
      await writeUntil(
        () => {},
        () => ledger.acknowledged > stored + writers,
      );
      problems.push(...(await verifyLedger(site.url, ledger, { isComplete: true })));
    }
    if (!site.isRunning()) problems.push(`The site exited:\n${site.output()}`);
    if (/cannot rollback/.test(site.output())) problems.push('The log says "cannot rollback"');
  } finally {
    await site.stop();
  }
  for (const [status, count] of ledger.refused) {
    if (status !== 503) problems.push(`${count} responses with status ${status}`);
  }
  return {
    figures: {
      'full disks': rounds,
      acknowledged: ledger.acknowledged,
      'refused with 503': ledger.refused.get(503) ?? 0,
    },
    problems,
  };

  async function writeUntil(begin: () => void, isEnough: () => boolean): Promise<void> {
    begin();
    const load = startWriteLoad({ url: site.url, ledger, random: createRandom(seed) });
    while (!isEnough() && site.isRunning()) await new Promise((resolve) => setTimeout(resolve, 5));
    await load.stop();
  }
}

/** Until nothing more fits. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (let size = 2 ** 20; size >= 1; ) {
      try {
        writeSync(handle, Buffer.alloc(size));
      } catch {
        size = size > 1 ? Math.floor(size / 4) : 0;
      }
    }
  } finally {
    closeSync(handle);
  }
}
