import { spawn } from 'node:child_process';
import { delimiter, dirname, join } from 'node:path';
import { log } from './log.mjs';
import { root } from './root.mjs';

/** Tools from packages, run by the same Node as this script. */
const PATH = [join(root, 'node_modules/.bin'), dirname(process.execPath), process.env.PATH].join(
  delimiter,
);

/** Worker threads and child processes start in half the time. Removed with the packages, as other caches are. */
export const NODE_COMPILE_CACHE = join(root, 'node_modules/.cache/compiled');

/** Runs a tool. Its output is shown, or with `quiet` returned. */
export function run(command, args, { quiet = false, extraEnv = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { NODE_COMPILE_CACHE, ...process.env, PATH, ...extraEnv },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr?.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Runs named steps, two at a time, and reports each. Resolves to true if all have the exit code 0. */
export async function runSteps(steps, concurrency = 2) {
  const queue = [...steps];
  let allPassed = true;
  const worker = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) {
      const startedAt = performance.now();
      const { code, output } = await step.run();
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      log(`${code === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`);
      if (code !== 0) {
        allPassed = false;
        log(output);
      }
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return allPassed;
}
