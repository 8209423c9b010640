import { join } from 'node:path';

/**
 * Limits only end tests that would never end. They are long, because a virtual machine may stand
 * still for half a minute while others on its host are busy.
 */
export const limits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

/**
 * No module has state, so the test files of a project can share a worker and load what they import once. A file that
 * replaces globals or variables of the environment restores them.
 */
export const sharedModules = { isolate: false };

/** For projects with generated cases. */
export const fixedSeed = { setupFiles: [join(import.meta.dirname, 'fixed-seed.setup.mjs')] };
