import { chmodSync, type Dirent, existsSync, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { COPY_FOLDER } from '../db/upgrade/copy-database.ts';
import { StartError } from '../errors.ts';

const FOLDER_MODE = 0o700;
const FILE_MODE = 0o600;

/** Rostra's own files in the data folder. Other files are not touched. */
const isOurs = (name: string) =>
  /^(rostra\.db|secret|development-key|stripe-sandbox|before-restore|restore|upgrade-dry-run)/.test(
    name,
  ) ||
  name === 'media' ||
  name === 'backups' ||
  name === COPY_FOLDER;

/**
 * Makes the data folder readable by its owner only, because database, media and secrets are
 * confidential. Prevents the start if that is impossible.
 */
export function secureDataFiles(dataDir: string): void {
  if (!existsSync(dataDir)) return;
  secure(dataDir, FOLDER_MODE);
  for (const entry of entriesOf(dataDir)) {
    if (isOurs(entry.name)) secureEntry(dataDir, entry);
  }
}

function secureEntry(folder: string, entry: Dirent): void {
  const path = join(folder, entry.name);
  if (entry.isFile()) secure(path, FILE_MODE);
  if (!entry.isDirectory()) return;
  secure(path, FOLDER_MODE);
  for (const inner of entriesOf(path)) secureEntry(path, inner);
}

const entriesOf = (folder: string) => readdirSync(folder, { withFileTypes: true });

const isOpen = (path: string) =>
  ((lstatSync(path, { throwIfNoEntry: false })?.mode ?? 0) & 0o077) !== 0;

function secure(path: string, mode: number): void {
  if (!isOpen(path)) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    // Another process may have deleted it, such as the database's journal.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
  }
  if (isOpen(path)) {
    throw new StartError(
      `Other users of this machine can read ${path}, and its permissions cannot be changed. Set DATA_DIR to a folder that belongs to this user.`,
    );
  }
}
