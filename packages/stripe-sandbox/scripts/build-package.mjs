/**
 * Builds the package that is published: `node scripts/build-package.mjs [folder]`, by default `dist`. The folder gets
 * compiled JavaScript, type declarations and a package.json of its own; publish it with `npm publish ./dist`.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = resolve(process.argv[2] ?? join(root, 'dist'));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const tsc = join(dirname(createRequire(import.meta.url).resolve('typescript')), 'tsc.js');
execFileSync(
  process.execPath,
  [tsc, '-p', join(root, 'tsconfig.build.json'), '--outDir', join(folder, 'lib')],
  { stdio: 'inherit' },
);

execFileSync(
  process.execPath,
  [join(root, 'scripts/bundle-browser.mjs'), join(folder, 'lib/browser')],
  { stdio: 'inherit' },
);

copyFileSync(join(root, 'README.md'), join(folder, 'README.md'));
copyFileSync(join(root, '../../LICENSE'), join(folder, 'LICENSE'));

const { name, version, description, license, type, engines, keywords, repository } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);
const published = {
  name,
  version,
  description,
  license,
  keywords,
  repository,
  type,
  engines,
  bin: { 'stripe-sandbox': 'lib/cli.js' },
  exports: { '.': { types: './lib/index.d.ts', default: './lib/index.js' } },
  files: ['lib'],
  peerDependencies: { stripe: '>=23' },
  peerDependenciesMeta: { stripe: { optional: true } },
};
writeFileSync(join(folder, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
