import { basename, join } from 'node:path';
import { fingerprint } from '../fingerprint.mjs';
import { root } from '../root.mjs';
import { getOrCreateBuild } from './build-store.mjs';
import { runBuildStep } from './run-build-step.mjs';

const BUNDLER = 'scripts/lib/build/bundle-server.mjs';
const SOURCES = [
  'apps/server',
  'packages/block-syntax',
  'packages/contract',
  'packages/messages',
  'tsconfig.base.json',
  'package-lock.json',
  BUNDLER,
];

/**
 * Bundles the server and its libraries into a few files, which halves the start-up time (decision 0014).
 * The build folder also holds V8's compile cache of both builds, so a new web build needs a new server build.
 */
export function buildServer(webBuild) {
  return getOrCreateBuild(
    join(root, 'apps/server/build'),
    fingerprint(SOURCES, basename(webBuild)),
    {
      create: (folder) => runBuildStep('server', [BUNDLER, folder]),
      entry: (name) => `import './${name}/main.js';\n`,
    },
  );
}
