import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { runtimeNode } from './node-version.mjs';
import { root } from './root.mjs';
import { fail, say } from './say.mjs';

/** As a process of its own: what builds needs more memory than what runs afterwards. */
export function runBuilder(name, [file, ...args], { cwd = '.', extraEnv = {} } = {}) {
  say(`Building the ${name} …`);
  const { status, stdout, stderr } = spawnSync(runtimeNode(), [join(root, file), ...args], {
    cwd: join(root, cwd),
    env: { ...process.env, NODE_ENV: 'production', ...extraEnv },
    encoding: 'utf8',
  });
  if (status !== 0) fail(`The ${name} could not be built:\n${stdout}\n${stderr}`);
}
