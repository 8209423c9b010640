import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { root } from './root.mjs';
import { fail } from './say.mjs';

/** What the machine must bring, and what the product then runs on (installed as a package). */
const OLDEST_TO_INSTALL = 20;
const NEEDED_TO_RUN = 24;

export const major = Number(process.versions.node.split('.')[0]);

export function requireInstallableNode(version = process.versions.node) {
  if (Number(version.split('.')[0]) >= OLDEST_TO_INSTALL) return;
  fail(
    `Rostra needs Node ${OLDEST_TO_INSTALL} or newer to install itself; this is Node ${version}.`,
  );
}

/** The Node that the product runs on: the one installed as a package, else this one if it will do. */
export function runtimeNode() {
  const bundled = join(root, 'node_modules', '.bin', 'node');
  if (existsSync(bundled)) return bundled;
  if (major >= NEEDED_TO_RUN) return process.execPath;
  return fail(
    `There is no bundled Node ${NEEDED_TO_RUN} for ${process.platform} ${process.arch}. Install Node ${NEEDED_TO_RUN} and try again.`,
  );
}

/**
 * Runs the script that was called once more on the right Node and ends with its exit code.
 * Returns only if we are on the right Node already.
 */
export function continueOnRuntimeNode() {
  if (major >= NEEDED_TO_RUN) return Promise.resolve();
  const program = [...process.execArgv, ...process.argv.slice(1)];
  const child = spawn(runtimeNode(), program, { stdio: 'inherit' });
  const pass = (signal) => child.kill(signal);
  process.on('SIGTERM', pass);
  process.on('SIGINT', () => {}); // the terminal sends Ctrl-C to the child as well
  return new Promise(() => {
    child.on('exit', (code, signal) =>
      process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)),
    );
  });
}
