import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.mjs';

export function runUnitTests(args, extraEnv) {
  return run(
    'vitest',
    // Vitest would use one worker fewer, but these tests often wait for databases and processes.
    ['run', `--maxWorkers=${availableParallelism()}`, ...args],
    { extraEnv },
  );
}

export function runEndToEndTests(args, extraEnv) {
  return run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...args], {
    extraEnv: {
      ...extraEnv,
      // Outside the temporary folder, so that failures can be examined afterwards.
      E2E_RESULTS: join(tmpdir(), 'rostra-e2e-results'),
    },
  });
}
