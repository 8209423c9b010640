import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fail, log } from '../log.mjs';
import { runtimeNode } from '../node-version.mjs';
import { root } from '../root.mjs';

/** A separate process, so that the server does not keep the memory that building needs. */
export function runBuildStep(name, [file, ...args], { cwd = '.', extraEnv = {} } = {}) {
  log(`Building the ${name} …`);
  const { status, stdout, stderr } = spawnSync(runtimeNode(), [join(root, file), ...args], {
    cwd: join(root, cwd),
    env: { ...process.env, NODE_ENV: 'production', ...extraEnv },
    encoding: 'utf8',
  });
  if (status !== 0) fail(`The ${name} could not be built:\n${stdout}\n${stderr}`);
}
