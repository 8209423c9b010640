import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../run.mjs';

export function runUnitTests(args, extraEnv) {
  return run(
    'vitest',
    // Vitest would use one worker fewer, but these tests often wait for databases and processes. With more
    // workers than cores, processes of low priority get hardly any time.
    ['run', `--maxWorkers=${availableParallelism()}`, ...args],
    { extraEnv },
  );
}

export const runEndToEndTests = (args, extraEnv) =>
  runPlaywright('e2e/playwright.config.ts', args, extraEnv);

/** The most important journeys in Firefox and WebKit. */
export const runBrowserTests = (args, extraEnv) =>
  runPlaywright('e2e/browsers/playwright.config.ts', args, extraEnv);

function runPlaywright(config, args, extraEnv) {
  return run('playwright', ['test', '--config', config, ...args], {
    extraEnv: {
      ...extraEnv,
      // Outside the temporary folder, so that failures can be examined afterwards.
      E2E_RESULTS: join(tmpdir(), 'rostra-e2e-results'),
    },
  });
}
