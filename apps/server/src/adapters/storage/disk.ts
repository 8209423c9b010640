import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isStorageName, type Storage } from './storage.ts';

/** Files in one folder. A file is written under another name and renamed, so it is never incomplete. */
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
      const draft = `${path}.${randomBytes(6).toString('hex')}.part`;
      await writeFile(draft, bytes, { mode: 0o600 });
      await rename(draft, path);
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
  };
}
