import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Found by its lockfile, because bundle and sources are in different folders. */
function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package-lock.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The server must run from its repository');
  return findRoot(parent);
}

const root = findRoot(import.meta.dirname);

/** The absolute path of a file or folder in the repository. */
export const repositoryFile = (path: string) => join(root, path);
