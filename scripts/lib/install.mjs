import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, unlessUnchanged } from './fingerprint.mjs';
import { root } from './root.mjs';
import { fail, say } from './say.mjs';

/** Brings node_modules in line with the lockfile; does nothing when it already is. */
export async function installPackages() {
  const current = fingerprint(['package-lock.json'], `${process.platform} ${process.arch}`);
  await unlessUnchanged('node_modules/.rostra-installed', current, () => {
    say('Installing packages from the lockfile (about a minute the first time) …');
    const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
    const { status, error } = spawnSync(
      npm,
      [
        'ci',
        '--include=dev', // the build needs them, whatever NODE_ENV says
        '--loglevel=error',
        '--no-audit',
        '--no-fund',
      ],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    if (error) fail(`npm could not be started: ${error.message}`);
    if (status !== 0)
      fail('The packages could not be installed. Is the npm registry within reach?');
    removeHeaders();
  });
}

/** For building machine code against our own Node, which nothing here does: an eighth of the disk. */
function removeHeaders() {
  const packages = join(root, 'node_modules');
  for (const name of readdirSync(packages).filter((item) => item.startsWith('node-'))) {
    rmSync(join(packages, name, 'include'), { recursive: true, force: true });
  }
}
