import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fingerprint } from '../fingerprint.mjs';
import { root } from '../root.mjs';
import { getOrCreateBuild } from './build-store.mjs';
import { runBuildStep } from './run-build-step.mjs';

const SOURCES = [
  'apps/web',
  'packages/browser',
  'packages/ui',
  'packages/contract',
  'packages/messages',
  'package-lock.json',
];
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.ico']);

/** Builds the browser bundle and the server-rendering bundle of the web app. */
export function buildWeb() {
  return getOrCreateBuild(join(root, 'apps/web/build'), fingerprint(SOURCES), {
    create: (folder) => {
      runBuildStep('messages', ['scripts/lib/build/compile-messages.mjs']);
      runBuildStep('web app', ['node_modules/@react-router/dev/bin.cjs', 'build'], {
        cwd: 'apps/web',
        extraEnv: { WEB_BUILD: folder },
      });
      compressFiles(join(folder, 'client'));
    },
    entry: (name) => `export { createRenderer } from './${name}/server/index.js';
export const clientDir = \`\${import.meta.dirname}/${name}/client\`;
`,
  });
}

/** Writes `.br` and `.gz` files once, so that no request has to wait for compression. */
function compressFiles(dir) {
  for (const item of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!item.isFile() || !COMPRESSIBLE.has(extname(item.name))) continue;
    const path = join(item.parentPath ?? item.path, item.name);
    const bytes = readFileSync(path);
    const compressed = {
      '.br': brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      '.gz': gzipSync(bytes, { level: 9 }),
    };
    for (const [suffix, data] of Object.entries(compressed)) {
      if (data.length < bytes.length) writeFileSync(path + suffix, data);
    }
  }
}
