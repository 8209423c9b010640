import { constants } from 'node:fs';
import { access, stat, statfs } from 'node:fs/promises';
import type { Env } from '../../env.ts';
import { type Finding, failed, ok, warning } from './finding.ts';

const GIB = 1024 ** 3;
const LOW_BYTES = GIB;
const FULL_BYTES = GIB / 32;

export async function checkDisk({ DATA_DIR }: Env): Promise<Finding> {
  const disk = await statfs(DATA_DIR).catch(() => undefined);
  if (!disk) return warning(`${DATA_DIR} does not exist`, 'The first start creates it.');
  const free = disk.bavail * disk.bsize;
  const what = `${(free / GIB).toFixed(1)} GB free for ${DATA_DIR}`;
  if (free < FULL_BYTES) return failed(what, 'Free some space: the site answers 503 without it.');
  return free < LOW_BYTES ? warning(what, 'Free some space soon.') : ok(what);
}

export async function checkPermissions({ DATA_DIR }: Env): Promise<Finding> {
  const folder = await stat(DATA_DIR).catch(() => undefined);
  if (!folder) return warning(`${DATA_DIR} does not exist`, 'The first start creates it.');
  const canWrite = await access(DATA_DIR, constants.R_OK | constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!canWrite) {
    return failed(
      `This user may not write to ${DATA_DIR}`,
      'Run the command as the user of the site, or change the owner of the folder.',
    );
  }
  return (folder.mode & 0o077) === 0
    ? ok('only its owner can read the data folder')
    : warning('other users can read the data folder', `The next start runs chmod 700 ${DATA_DIR}.`);
}
