import { randomBytes } from 'node:crypto';
import { toLatin } from '../../../languages/spelling/to-latin.ts';

const MAX_STEM = 60;
const FOLDER = '/uploads/';

/** The address of a public file, and its name in storage. */
export const urlOf = (name: string): string => FOLDER + name;
export const nameOf = (url: string): string => url.replace(FOLDER, '');

/** In upper case, so that it differs from every public name. */
export const PRIVATE_PREFIX = 'PRIVATE-';

/** A unique name for storage that is readable and safe in a URL. */
export function hashedName(filename: string): string {
  const stem = toLatin(filename.replace(/\.[^.]*$/, ''))
    .replaceAll(' ', '_')
    .slice(0, MAX_STEM)
    .replace(/_+$/, '');
  return `${stem || 'file'}_${randomBytes(5).toString('hex')}`;
}

/** The name shown to people, without control characters and folders. */
export const displayName = (filename: string): string =>
  (filename.split(/[\\/]/).at(-1) ?? '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
    .replace(/[\u0000-\u001f\u007f]/g, '')
    .slice(0, 200) || 'file';
