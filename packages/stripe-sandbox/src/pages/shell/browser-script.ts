import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Visit } from './router.ts';

type ScriptName = 'control' | 'frame' | 'stripe';

const run = promisify(execFile);
const PUBLISHED = new URL('../../browser/', import.meta.url);
const BUNDLED = new URL('../../../build/browser/', import.meta.url);
const BUNDLER = new URL('../../../scripts/bundle-browser.mjs', import.meta.url);

/** Serves a script for browsers. The published package contains them; in the repository they are bundled when needed. */
export async function sendScript({ response }: Visit, name: ScriptName): Promise<void> {
  const published = new URL(`${name}.js`, PUBLISHED);
  const isPublished = existsSync(published);
  if (!isPublished) await bundleOnce();
  const script = await readFile(isPublished ? published : new URL(`${name}.js`, BUNDLED));
  response.writeHead(200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'cross-origin-resource-policy': 'cross-origin',
  });
  response.end(script);
}

let bundling: Promise<unknown> | undefined;

async function bundleOnce(): Promise<void> {
  bundling ??= run(process.execPath, [fileURLToPath(BUNDLER)]);
  try {
    await bundling;
  } catch (error) {
    // The next request tries again.
    bundling = undefined;
    throw error;
  }
}
