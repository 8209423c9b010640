import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './root.mjs';

const IGNORED = new Set(['node_modules', 'build', '.react-router']);

function* filesBelow(path) {
  if (!statSync(path).isDirectory()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (!IGNORED.has(name)) yield* filesBelow(join(path, name));
  }
}

/** Hashes the names and contents of files and folders, given relative to the repository. */
export function fingerprint(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const path of paths.map((item) => join(root, item)).filter(existsSync)) {
    for (const file of filesBelow(path)) {
      hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Runs the action unless it has already run with the same fingerprint, which a stamp file remembers. */
export async function runIfChanged(stampFile, current, action) {
  const stamp = join(root, stampFile);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return;
  await action();
  writeFileSync(stamp, current);
}
