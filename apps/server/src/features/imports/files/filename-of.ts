import { basename } from 'node:path';

/** The name of the file at an address; empty if it has none. */
export function filenameOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  try {
    return decodeURIComponent(basename(path));
  } catch {
    return basename(path);
  }
}
