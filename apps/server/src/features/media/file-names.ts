import { randomBytes } from 'node:crypto';

const MAX_STEM = 60;

/** Upper case, which no public name has. */
export const PRIVATE_PREFIX = 'PRIVATE-';

/** A name for storage: readable, safe in a URL, and never the same twice. */
export function hashedName(filename: string): string {
  const stem = filename
    .replace(/\.[^.]*$/, '')
    .normalize('NFKD')
    .replace(/[^a-zA-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .toLowerCase()
    .slice(0, MAX_STEM);
  return `${stem || 'file'}_${randomBytes(5).toString('hex')}`;
}

/** What people see; control characters and paths do not belong in it. */
export const displayName = (filename: string): string =>
  (filename.split(/[\\/]/).at(-1) ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what we take out
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .slice(0, 200) || 'file';
