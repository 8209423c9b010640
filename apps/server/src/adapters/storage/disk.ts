import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isStorageName, type Storage } from './storage.ts';

const DRAFT = '.part';
/** Longer than any upload takes. */
const DRAFT_LIFETIME_MS = 60 * 60_000;

/**
 * Files in one folder. A file is written under another name and renamed, so it is never incomplete, and it
 * is on the disk before the upload is confirmed.
 */
export function diskStorage(folder: string): Storage {
  const pathOf = (name: string) => {
    if (!isStorageName(name)) throw new Error(`Not a storage name: ${name}`);
    return join(folder, name);
  };
  return {
    provider: 'local',
    async put(name, bytes) {
      const path = pathOf(name);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomBytes(6).toString('hex')}${DRAFT}`;
      try {
        await writeToDisk(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await syncFolder(folder);
    },
    async find(name) {
      if (!isStorageName(name)) return undefined;
      const path = pathOf(name);
      const found = await stat(path).catch(() => undefined);
      if (!found?.isFile()) return undefined;
      return { size: found.size, read: (range) => createReadStream(path, range ?? {}) };
    },
    async remove(name) {
      await rm(pathOf(name), { force: true });
    },
    async cleanUp(now) {
      const names = await readdir(folder).catch(() => []);
      for (const name of names.filter((name) => name.endsWith(DRAFT))) {
        const path = join(folder, name);
        const draft = await stat(path).catch(() => undefined);
        if (draft && now.getTime() - draft.mtimeMs > DRAFT_LIFETIME_MS)
          await rm(path, { force: true });
      }
    },
  };
}

async function writeToDisk(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Otherwise a power cut can undo the rename. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
