import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Where uploaded exports are until they are imported. */
export interface ImportFiles {
  readonly uploadOf: (id: number) => string;
  /** For the files of an archive. */
  readonly folderOf: (id: number) => string;
  prepare(): Promise<void>;
  /** Another machine may have received the file. */
  has(id: number): Promise<boolean>;
  removeFolder(id: number): Promise<void>;
  remove(id: number): Promise<void>;
}

export function importFiles(dataDir: string): ImportFiles {
  const root = join(dataDir, 'imports');
  const uploadOf = (id: number) => join(root, `${id}.upload`);
  const folderOf = (id: number) => join(root, `${id}-files`);
  const removeFolder = (id: number) => rm(folderOf(id), { recursive: true, force: true });
  return {
    uploadOf,
    folderOf,
    prepare: async () => {
      // Exports contain addresses of people and hashes of passwords.
      await mkdir(root, { recursive: true, mode: 0o700 });
    },
    has: async (id) => (await stat(uploadOf(id)).catch(() => undefined))?.isFile() ?? false,
    removeFolder,
    remove: async (id) => {
      await rm(uploadOf(id), { force: true });
      await removeFolder(id);
    },
  };
}
