import { run } from '../run.mjs';

/** Between them, they refer to all other projects. */
const ALL = ['apps/web', 'apps/studio', '.'];

/**
 * Builds the declarations of workspaces and of all that they use, and so checks their types. Only what has changed is
 * checked again. Several checkers in one project would each resolve the same types.
 */
export function checkTypes(folders = ALL, { quiet = true } = {}) {
  return run('tsc', ['--build', '--checkers', '1', '--builders', '2', ...folders], { quiet });
}
