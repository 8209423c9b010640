import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { RemoteFileError } from './fetch-remote-file.ts';

/** Files are read as a whole. */
const MAX_BYTES = 200 * 1024 * 1024;

/**
 * Looks up files by the part of their address after a prefix: `/content/` finds `…/content/images/a.jpg` in
 * `images/a.jpg`. Addresses cannot lead out of the folder, and neither can links in it.
 */
export function mediaFolder(
  folder: string,
  prefix: string,
): (address: string) => Promise<Uint8Array | undefined> {
  return async (address) => {
    const [plain = ''] = address.split(/[?#]/, 1);
    const start = plain.indexOf(prefix);
    if (start === -1) return undefined;
    return readInside(folder, decode(plain.slice(start + prefix.length)));
  };
}

/** Undefined if the file does not exist or is not in the folder. */
export async function readInside(folder: string, path: string): Promise<Uint8Array | undefined> {
  if (path.includes('\0')) return undefined;
  try {
    const root = await realpath(folder);
    const file = await realpath(join(root, path));
    if (!file.startsWith(root + sep)) return undefined;
    if ((await stat(file)).size > MAX_BYTES) throw new RemoteFileError('is larger than 200 MB');
    return await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'EISDIR') return undefined;
    throw error;
  }
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
