import { randomBytes } from 'node:crypto';
import { link, lstat, mkdir, readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';

const JOURNALS = ['rostra.db-wal', 'rostra.db-shm', 'rostra.db-journal'];

interface Swap {
  dataDir: string;
  /** Its files replace those of the same name in the data folder. */
  staging: string;
  now: Date;
}

/** What is replaced is kept. Returns the folder where it is, or undefined if there was nothing. */
export async function swapDataFiles({ dataDir, staging, now }: Swap): Promise<string | undefined> {
  const time = now.toISOString().replaceAll(/[^\d]/g, '').slice(0, 14);
  const previous = join(dataDir, `before-restore-${time}-${randomBytes(2).toString('hex')}`);
  const restored = await readdir(staging);
  const existing = new Set(await readdir(dataDir));
  // The journal of a replaced database must not be applied to the new one.
  const journals = restored.includes('rostra.db') ? JOURNALS : [];
  const replaced = [...restored, ...journals].filter((name) => existing.has(name));
  if (replaced.length > 0) await mkdir(previous, { mode: 0o700 });
  for (const name of replaced) {
    const isReplaced = restored.includes(name);
    await keep(join(dataDir, name), join(previous, name), { isReplaced });
  }
  for (const name of restored) await rename(join(staging, name), join(dataDir, name));
  return replaced.length > 0 ? previous : undefined;
}

/**
 * A file that is replaced stays in its place until then: if the process is killed in between, the next start must
 * not find a folder without a database and begin a new site.
 */
async function keep(path: string, to: string, { isReplaced }: { isReplaced: boolean }) {
  if (isReplaced && (await lstat(path)).isFile()) {
    const isLinked = await link(path, to).then(
      () => true,
      () => false, // Some file systems have no links.
    );
    if (isLinked) return;
  }
  await rename(path, to);
}
