import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { compressBuilds } from './compress-builds.mjs';
import { compressFiles, GZIP } from './compress-files.mjs';

const SCRIPT = 'export const text = "the same words, the same words, the same words";';
const MODULE = pathToFileURL(join(import.meta.dirname, 'compress-builds.mjs')).href;

let build;
let assets;
beforeEach(() => {
  build = mkdtempSync(join(tmpdir(), 'rostra-compress-'));
  assets = join(build, 'client/assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, 'app.js'), SCRIPT);
  writeFileSync(join(assets, 'tiny.js'), ';');
  writeFileSync(join(assets, 'picture.png'), SCRIPT);
});
afterEach(() => rmSync(build, { recursive: true, force: true }));

const read = (name) => readFileSync(join(assets, name));

it('compresses the files that become smaller', async () => {
  await compressFiles(assets, GZIP);
  await compressBuilds([build]);
  expect(readdirSync(assets)).toEqual([
    'app.js',
    'app.js.br',
    'app.js.gz',
    'picture.png',
    'tiny.js',
  ]);
  expect(brotliDecompressSync(read('app.js.br')).toString()).toBe(SCRIPT);
  expect(gunzipSync(read('app.js.gz')).toString()).toBe(SCRIPT);
});

it('compresses a build once', async () => {
  await compressBuilds([build]);
  rmSync(join(assets, 'app.js.br'));
  await compressBuilds([build]);
  expect(readdirSync(assets)).not.toContain('app.js.br');
});

it('goes on where an ended process stopped', async () => {
  writeFileSync(join(assets, 'app.js.br'), 'done before');
  writeFileSync(join(assets, 'other.js'), SCRIPT);
  await compressBuilds([build]);
  expect(read('app.js.br').toString()).toBe('done before');
  expect(brotliDecompressSync(read('other.js.br')).toString()).toBe(SCRIPT);
});

const startInBackground = (then) => [
  '--input-type=module',
  '-e',
  `import { compressBuildsInBackground } from ${JSON.stringify(MODULE)};
   compressBuildsInBackground(process.argv.slice(1));
   ${then}`,
  build,
];

it('compresses in the background', async () => {
  const site = spawn(process.execPath, startInBackground('setInterval(() => {}, 1000);'));
  await vi.waitFor(() => expect(readdirSync(build)).toContain('.compressed'), { timeout: 120_000 });
  site.kill();
  await once(site, 'exit');
  expect(brotliDecompressSync(read('app.js.br')).toString()).toBe(SCRIPT);
});

it('does not keep a process running that has nothing else to do', () => {
  expect(execFileSync(process.execPath, startInBackground(''), { encoding: 'utf8' })).toBe('');
});
