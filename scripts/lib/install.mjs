import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, runIfChanged } from './fingerprint.mjs';
import { fail, log } from './log.mjs';
import { canRun } from './node-version.mjs';
import { root } from './root.mjs';
import { systemNodeVersion } from './system-node.mjs';

const packages = join(root, 'node_modules');
const STAMP = 'node_modules/.rostra-installed';
const BUNDLED_NODE = 'packages/bundled-node';

/**
 * Installs the packages of the lockfile, unless they are installed already. Without `tools` it leaves out those of the
 * root, which only checks and tests need, and with a recent Node on the system the bundled one.
 */
export async function installPackages({ tools }) {
  const systemNode = systemNodeVersion();
  const node = !(systemNode && canRun(systemNode));
  const lockfile = fingerprint(['package-lock.json'], `${process.platform} ${process.arch}`);
  await runIfChanged(STAMP, stampsOf(lockfile, { tools, node }), () => {
    log('Installing packages from the lockfile (about a minute the first time) …');
    const workspaces = listWorkspaces().filter((folder) => node || folder !== BUNDLED_NODE);
    const { status, error } = spawnSync(
      'npm',
      [
        'ci',
        '--include=dev', // the build needs them, whatever NODE_ENV says
        ...workspaces.flatMap((folder) => ['--workspace', folder]),
        ...(tools ? ['--include-workspace-root'] : []),
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
  });
}

/** What the stamp says of an installation with at least these parts. The first has no others. */
const stampsOf = (lockfile, { tools, node }) =>
  (tools ? [true] : [false, true]).flatMap((hasTools) =>
    (node ? [true] : [false, true]).map(
      (hasNode) => `${lockfile} tools: ${hasTools}, Node: ${hasNode}`,
    ),
  );

const listWorkspaces = () =>
  ['apps', 'packages']
    .flatMap((parent) => readdirSync(join(root, parent)).map((name) => `${parent}/${name}`))
    .filter((folder) => existsSync(join(root, folder, 'package.json')));

/** C++ headers for native add-ons, which nothing here compiles: a third of the package. */
function removeNodeHeaders() {
  for (const name of readdirSync(packages).filter((item) => item.startsWith('node-'))) {
    rmSync(join(packages, name, 'include'), { recursive: true, force: true });
  }
}
