import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join, sep } from 'node:path';

/** The version of the first Node in PATH that does not come from a package, without its leading "v". */
export function systemNodeVersion(path = process.env.PATH ?? '') {
  const folder = path.split(delimiter).find(hasSystemNode);
  if (!folder) return undefined;
  const { status, stdout } = spawnSync(join(folder, 'node'), ['--version'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim().replace(/^v/, '') : undefined;
}

function hasSystemNode(folder) {
  if (folder === '' || folder.split(sep).includes('node_modules')) return false;
  try {
    accessSync(join(folder, 'node'), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
