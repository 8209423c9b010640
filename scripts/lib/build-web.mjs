import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { fingerprint, unlessUnchanged } from './fingerprint.mjs';
import { runtimeNode } from './node-version.mjs';
import { root } from './root.mjs';
import { fail, say } from './say.mjs';

const SOURCES = ['apps/web', 'packages/ui', 'packages/contract', 'package-lock.json'];
const BUILD = 'apps/web/build';
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.webmanifest', '.txt', '.ico']);

/** Builds the web app if its sources have changed since the last build. */
export async function buildWeb() {
  await unlessUnchanged(`${BUILD}/.built`, fingerprint(SOURCES), () => {
    say('Building the web app …');
    rmSync(join(root, BUILD), { recursive: true, force: true });
    const { status, stdout, stderr } = spawnSync(
      runtimeNode(),
      [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
      {
        cwd: join(root, 'apps/web'),
        env: { ...process.env, NODE_ENV: 'production' },
        encoding: 'utf8',
      },
    );
    if (status !== 0) fail(`The web app could not be built:\n${stdout}\n${stderr}`);
    compressFiles(join(root, BUILD, 'client'));
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
