import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { provideBuild } from './builds.mjs';
import { fingerprint } from './fingerprint.mjs';
import { root } from './root.mjs';
import { runBuilder } from './run-builder.mjs';

const SOURCES = ['apps/web', 'packages/ui', 'packages/contract', 'package-lock.json'];
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.ico']);

/** What browsers get, and what renders pages on the server, if their sources have changed. */
export function buildWeb() {
  return provideBuild(join(root, 'apps/web/build'), fingerprint(SOURCES), {
    make: (folder) => {
      runBuilder('web app', ['node_modules/@react-router/dev/bin.cjs', 'build'], {
        cwd: 'apps/web',
        extraEnv: { WEB_BUILD: folder },
      });
      compressFiles(join(folder, 'client'));
    },
    signpost: (name) => `export { render } from './${name}/server/index.js';
export const clientDir = \`\${import.meta.dirname}/${name}/client\`;
`,
  });
}

/** Leaves `.br` and `.gz` beside each file worth it: paid once here instead of at every request. */
function compressFiles(dir) {
  for (const item of readdirSync(dir, { recursive: true, withFileTypes: true })) {
    if (!item.isFile() || !COMPRESSIBLE.has(extname(item.name))) continue;
    const path = join(item.parentPath ?? item.path, item.name);
    const bytes = readFileSync(path);
    const smaller = {
      '.br': brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      '.gz': gzipSync(bytes, { level: 9 }),
    };
    for (const [suffix, packed] of Object.entries(smaller)) {
      if (packed.length < bytes.length) writeFileSync(path + suffix, packed);
    }
  }
}
