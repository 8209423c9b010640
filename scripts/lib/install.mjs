import { spawnSync } from 'node:child_process';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, runIfChanged } from './fingerprint.mjs';
import { fail, log } from './log.mjs';
import { canRun } from './node-version.mjs';
import { root } from './root.mjs';
import { systemNodeVersion } from './system-node.mjs';

const packages = join(root, 'node_modules');
const STAMP = 'node_modules/.rostra-installed';

/**
 * Installs the packages of the lockfile, unless they are installed already. Without `tools` it leaves out those of the
 * root, which only checks and tests need.
 */
export async function installPackages({ tools }) {
  const lockfile = fingerprint(['package-lock.json'], `${process.platform} ${process.arch}`);
  const withTools = `${lockfile} with tools`;
  await runIfChanged(STAMP, tools ? [withTools] : [lockfile, withTools], () => {
    log('Installing packages from the lockfile (about a minute the first time) …');
    const { status, error } = spawnSync(
      'npm',
      [
        'ci',
        '--include=dev', // the build needs them, whatever NODE_ENV says
        ...(tools ? [] : ['--workspaces']),
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
    if (status !== 0) {
      fail('The packages could not be installed. Can this machine reach the npm registry?');
    }
    removeNodeHeaders();
    preferSystemNode();
  });
}

/** C++ headers for native add-ons, which nothing here compiles: an eighth of the installation. */
function removeNodeHeaders() {
  for (const name of readdirSync(packages).filter((item) => item.startsWith('node-'))) {
    rmSync(join(packages, name, 'include'), { recursive: true, force: true });
  }
}

/** npm scripts and npx find `node_modules/.bin/node` first; without it they run on the system's Node. */
function preferSystemNode() {
  const version = systemNodeVersion();
  if (version && canRun(version)) rmSync(join(packages, '.bin/node'), { force: true });
}
