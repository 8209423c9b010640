import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildMessages } from '../build/build-messages.mjs';
import { log } from '../log.mjs';
import { root } from '../root.mjs';
import { run, runSteps } from '../run.mjs';
import { formatAndLint } from './format-and-lint.mjs';
import { checkImports } from './import-rules.mjs';
import { checkSpelling } from './spelling.mjs';
import { checkTypes } from './types.mjs';

/** Removed with the packages, so a new version of a tool never reads the cache of an old one. */
const CACHE = 'node_modules/.cache';

/** Resolves to true if formatting, lint rules, types, import rules, spelling and unused code are all in order. */
export async function runChecks() {
  if (!(await generateSources())) return false;
  return runSteps([
    { name: 'types', run: () => checkTypes() },
    { name: 'format and lint', run: formatAndLint },
    { name: 'spelling', run: checkSpelling },
    { name: 'import rules', run: () => checkImports() },
    { name: 'unused code', run: findUnusedCode },
  ]);
}

const KNIP = join(root, CACHE, 'knip');

/** Knip keeps what a configuration names until that file changes, but the one of the web app reads the list of routes. */
async function findUnusedCode() {
  const kept = await readdir(KNIP).catch(() => []);
  for (const name of kept) if (name.startsWith('plugins-')) await rm(join(KNIP, name));
  return run('knip', ['--no-progress', '--cache', `--cache-location=${KNIP}`], { quiet: true });
}

/** Writes the compiled messages and the types of routes. */
export async function generateSources() {
  // The web app's configuration reads the compiled messages.
  await buildMessages();
  const typegen = await run('react-router', ['typegen'], {
    quiet: true,
    cwd: join(root, 'apps/web'),
  });
  if (typegen.code !== 0) log(typegen.output);
  return typegen.code === 0;
}
