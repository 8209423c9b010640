import { basename, join } from 'node:path';
import { provideBuild } from './builds.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { runBuilder } from './run-builder.mjs';

const BUNDLER = 'scripts/lib/bundle-server.mjs';
const SOURCES = [
  'apps/server',
  'packages/contract',
  'tsconfig.base.json',
  'package-lock.json',
  BUNDLER,
];

/**
 * The server and its libraries in a few files, if the sources have changed: half the time to start and
 * a fifth less memory. A change of the web app counts as one too: what V8 compiled of both is kept in
 * the folder, and goes with it.
 */
export function buildServer(web) {
  return provideBuild(join(root, 'apps/server/build'), fingerprint(SOURCES, basename(web)), {
    make: (folder) => runBuilder('server', [BUNDLER, folder]),
    signpost: (name) => `import './${name}/main.js';\n`,
  });
}
