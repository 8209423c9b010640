import { join } from 'node:path';
import { fail, log } from '../log.mjs';
import { runtimeNode } from '../node-version.mjs';
import { root } from '../root.mjs';
import { run } from '../run.mjs';

/** A separate process, so that the server does not keep the memory that building needs. */
export async function runBuildStep(name, [file, ...args], { cwd = '.', extraEnv = {} } = {}) {
  log(`Building the ${name} …`);
  const { code, output } = await run(runtimeNode(), [join(root, file), ...args], {
    quiet: true,
    cwd: join(root, cwd),
    extraEnv: { NODE_ENV: 'production', ...extraEnv },
  });
  if (code !== 0) fail(`The ${name} could not be built:\n${output}`);
}
