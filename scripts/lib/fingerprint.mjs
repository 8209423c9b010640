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

/** A hash over the content of files and folders, given relative to the repository. */
export function fingerprint(paths, extra = '') {
  const hash = createHash('sha256').update(extra);
  for (const path of paths.map((item) => join(root, item)).filter(existsSync)) {
    for (const file of filesBelow(path)) {
      hash.update(`${relative(root, file)}\0`).update(readFileSync(file));
    }
  }
  return hash.digest('hex');
}

/** Does the work only if the fingerprint has changed since it was last done. */
export async function unlessUnchanged(stampFile, current, work) {
  const stamp = join(root, stampFile);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === current) return false;
  await work();
  writeFileSync(stamp, current);
  return true;
}
