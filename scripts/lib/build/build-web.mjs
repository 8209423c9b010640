import { join } from 'node:path';
import { fingerprint } from '../fingerprint.mjs';
import { root } from '../root.mjs';
import { getOrCreateBuild } from './build-store.mjs';
import { compressFiles, GZIP } from './compress-files.mjs';
import { runBuildStep } from './run-build-step.mjs';

const SOURCES = [
  'apps/web',
  'packages/browser',
  'packages/ui',
  'packages/contract',
  'packages/messages',
  'package-lock.json',
];

/** Builds the browser bundle and the server-rendering bundle of the web app. */
export function buildWeb() {
  return getOrCreateBuild(join(root, 'apps/web/build'), fingerprint(SOURCES), {
    create: async (folder) => {
      await runBuildStep('web app', ['node_modules/@react-router/dev/bin.cjs', 'build'], {
        cwd: 'apps/web',
        extraEnv: { WEB_BUILD: folder },
      });
      await compressFiles(join(folder, 'client'), GZIP);
    },
    entry: (name) => `export { createRenderer } from './${name}/server/index.js';
export const clientDir = \`\${import.meta.dirname}/${name}/client\`;
`,
  });
}
