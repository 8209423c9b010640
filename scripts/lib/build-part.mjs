import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint, unlessUnchanged } from './fingerprint.mjs';
import { runtimeNode } from './node-version.mjs';
import { root } from './root.mjs';
import { fail, say } from './say.mjs';

/**
 * Builds a part of the product if its sources have changed since the last build. `program` does it,
 * as a process of its own: what builds needs more memory than what runs afterwards.
 */
export async function buildPart({ name, sources, folder, program, cwd = '.', afterwards }) {
  await unlessUnchanged(`${folder}/.built`, fingerprint(sources), () => {
    say(`Building the ${name} …`);
    rmSync(join(root, folder), { recursive: true, force: true });
    const [file, ...args] = program;
    const { status, stdout, stderr } = spawnSync(runtimeNode(), [join(root, file), ...args], {
      cwd: join(root, cwd),
      env: { ...process.env, NODE_ENV: 'production' },
      encoding: 'utf8',
    });
    if (status !== 0) fail(`The ${name} could not be built:\n${stdout}\n${stderr}`);
    afterwards?.();
  });
}
