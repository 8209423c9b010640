import { statfs } from 'node:fs/promises';

/** Enough for the database's journal and a few uploads, so that a warning comes before the first failure. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

/** Rejects if the disk that holds a folder is full or nearly full. Ignores a folder that does not exist. */
export async function checkFreeDiskSpace(
  folder: string,
  minFreeBytes = MIN_FREE_BYTES,
): Promise<void> {
  const disk = await statfs(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (disk && disk.bavail * disk.bsize < minFreeBytes) {
    throw new Error(`The disk of ${folder} is full`);
  }
}
