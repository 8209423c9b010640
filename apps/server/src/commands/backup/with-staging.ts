import { randomBytes } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { swapDataFiles } from './swap-data-files.ts';

/**
 * What the work puts into the folder replaces the files of the same name in the data folder, once the work has
 * succeeded. Returns where the replaced files are kept, or undefined if there were none.
 */
export async function withStaging(
  { dataDir, now }: { dataDir: string; now: Date },
  work: (staging: string) => Promise<void>,
): Promise<string | undefined> {
  const staging = join(dataDir, `restore-${randomBytes(6).toString('hex')}`);
  await mkdir(staging, { recursive: true, mode: 0o700 });
  try {
    await work(staging);
    return await swapDataFiles({ dataDir, staging, now });
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
