import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { BackupStore } from './backup-store.ts';

/** A folder, possibly on another disk. */
export function folderStore(folder: string): BackupStore {
  return {
    description: folder,
    async put(file) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = join(folder, basename(file));
      await rename(file, target).catch(async (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EXDEV') throw error;
        await copyToOtherDisk(file, target);
      });
      await sync(folder);
    },
    list: () => readdir(folder).catch(() => []),
    remove: (name) => rm(join(folder, name), { force: true }),
  };
}

/** Under another name until it is complete. */
async function copyToOtherDisk(file: string, target: string): Promise<void> {
  const draft = `${target}.part`;
  try {
    await copyFile(file, draft);
    await sync(draft);
    await rename(draft, target);
    await rm(file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function sync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
