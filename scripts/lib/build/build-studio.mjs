import { join } from 'node:path';
import { fingerprint } from '../fingerprint.mjs';
import { root } from '../root.mjs';
import { getOrCreateBuild } from './build-store.mjs';
import { compressFiles, GZIP } from './compress-files.mjs';
import { runBuildStep } from './run-build-step.mjs';

const SOURCES = [
  'apps/studio',
  'packages/block-syntax',
  'packages/browser',
  'packages/contract',
  'packages/markdown-editor',
  'packages/messages',
  'packages/ui',
  'package-lock.json',
];

/** Builds the staff's app, which has no server-rendered part. */
export function buildStudio() {
  return getOrCreateBuild(join(root, 'apps/studio/build'), fingerprint(SOURCES), {
    create: async (folder) => {
      const client = join(folder, 'client');
      await runBuildStep('studio', ['node_modules/vite/bin/vite.js', 'build', '--outDir', client], {
        cwd: 'apps/studio',
      });
      await compressFiles(client, GZIP);
    },
    entry: (name) => `export const clientDir = \`\${import.meta.dirname}/${name}/client\`;\n`,
  });
}
