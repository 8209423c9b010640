import { join } from 'node:path';
import { runBuildStep } from './build/run-build-step.mjs';
import { log } from './log.mjs';
import { root } from './root.mjs';
import { run, runSteps } from './run.mjs';

const types = (folder) => ({
  name: `types: ${folder}`,
  command: 'tsc',
  args: ['--noEmit', '-p', folder],
});

/** Resolves to true if formatting, lint rules, types, import rules, spelling and unused code are all in order. */
export async function runChecks() {
  // The web app's configuration reads the compiled messages.
  runBuildStep('messages', ['scripts/lib/build/compile-messages.mjs']);
  const typegen = await run('react-router', ['typegen'], {
    quiet: true,
    cwd: join(root, 'apps/web'),
  });
  if (typegen.code !== 0) {
    log(typegen.output);
    return false;
  }
  return runSteps([
    types('apps/web'),
    types('apps/studio'),
    types('apps/server'),
    types('packages/browser'),
    types('packages/stripe-sandbox'),
    types('packages/contract'),
    types('packages/markdown-editor'),
    types('packages/messages'),
    types('packages/ui'),
    types('.'),
    { name: 'format and lint', command: 'biome', args: ['ci', '--error-on-warnings', '.'] },
    {
      name: 'import rules',
      command: 'depcruise',
      args: ['--config', '.dependency-cruiser.mjs', 'apps', 'packages', 'e2e', 'bench', 'torture'],
    },
    { name: 'unused code', command: 'knip', args: ['--no-progress'] },
    {
      name: 'spelling',
      command: 'cspell',
      args: ['lint', '--no-progress', '--cache', '--cache-location', 'node_modules/.cache/cspell'],
    },
  ]);
}
