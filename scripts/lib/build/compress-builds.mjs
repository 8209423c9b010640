import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { BROTLI, compressFiles } from './compress-files.mjs';

const PROGRAM = join(root, 'scripts/lib/build/compress-program.mjs');

/** Tells that the files of a build have been compressed. */
const stampOf = (build) => join(build, '.compressed');

const isCompressed = (build) => existsSync(stampOf(build));

/** Compresses what browsers load from these builds, once. */
export async function compressBuilds(builds) {
  for (const build of builds.filter((each) => !isCompressed(each))) {
    await compressFiles(join(build, 'client'), BROTLI);
    writeFileSync(stampOf(build), '');
  }
}

/**
 * The same in a process that leaves the processor to everything else, and ends with this one. What it has not
 * finished, the next start does.
 */
export function compressBuildsInBackground(builds) {
  if (builds.every(isCompressed)) return;
  const child = spawn(process.execPath, [PROGRAM, ...builds], { stdio: 'ignore' });
  child.on('error', () => {});
  child.on('spawn', () => setPriority(child.pid, constants.priority.PRIORITY_LOW));
  child.unref();
  process.on('exit', () => child.kill());
}
