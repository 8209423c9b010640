import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

const IGNORED_FOLDERS = new Set(['node_modules', 'build', '.react-router']);
const TEST = /\.test\.[a-z]+$/;

function* filesBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) {
      if (!TEST.test(entry.name)) yield path;
    } else if (!IGNORED_FOLDERS.has(entry.name)) {
      yield* filesBelow(path);
    }
  }
}

/** The digests of this process, because several builds share packages. */
const digests = new Map();

function digest(path) {
  const known = digests.get(path);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for (const file of statSync(path).isDirectory() ? filesBelow(path) : [path]) {
    hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
  }
  const result = hash.digest('hex');
  digests.set(path, result);
  return result;
}

/** Hashes the names and contents of files and folders without tests, given relative to the repository. */
export function fingerprint(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const path of paths.map((item) => join(root, item)).filter(existsSync)) {
    hash.update(`${digest(path)}\0`);
  }
  return hash.digest('hex');
}

/**
 * Runs the action unless it has already run with one of these fingerprints, which a stamp file remembers. The first one
 * is written.
 */
export async function runIfChanged(stampFile, fingerprints, action) {
  const stamp = join(root, stampFile);
  if (existsSync(stamp) && fingerprints.includes(readFileSync(stamp, 'utf8'))) return;
  await action();
  writeFileSync(stamp, fingerprints[0]);
}
