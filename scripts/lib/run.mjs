import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';
import { root } from './root.mjs';
import { say } from './say.mjs';

const env = {
  ...process.env,
  PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
};

/** Runs a tool and gives its exit code; its output goes through, or is kept for when it fails. */
export function run(command, args, { quiet = false, extraEnv = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...env, ...extraEnv },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
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

/** Runs named steps, a few at a time, and says how each went. True if all went well. */
export async function runSteps(steps, atOnce = 2) {
  const waiting = [...steps];
  let good = true;
  const worker = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const began = performance.now();
      const { code, output } = await run(step.command, step.args, { quiet: true, cwd: step.cwd });
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      say(`${code === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`);
      if (code !== 0) {
        good = false;
        say(output);
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return good;
}
