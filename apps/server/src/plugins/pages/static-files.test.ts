import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStaticFiles } from './static-files.ts';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'static-files-'));
  mkdirSync(join(dir, 'assets'));
  writeFileSync(join(dir, 'assets/app-1234.js'), 'first()');
  writeFileSync(join(dir, 'assets/app-1234.js.br'), 'compressed');
  writeFileSync(join(dir, 'favicon.svg'), '<svg/>');
});
afterEach(() => rmSync(dir, { recursive: true }));

const open = () => openStaticFiles(dir, 'https://rostra.localhost', '/studio');
const headersOf = (headers: readonly string[] = []) =>
  Object.fromEntries(headers.flatMap((name, i) => (i % 2 ? [] : [[name, headers[i + 1]]])));

it('serves a file with its compressed variants', () => {
  const file = open().get('/studio/assets/app-1234.js');
  expect(file?.variants.identity.body).toBe('first()');
  expect(file?.variants.br.body).toBe('compressed');
  expect(file?.variants.gzip.body).toBe('first()');
});

it('lets browsers keep files whose names contain a hash', () => {
  const files = open();
  const cacheControl = (url: string) =>
    headersOf(files.get(url)?.variants.identity.headers)['cache-control'];
  expect(cacheControl('/studio/assets/app-1234.js')).toContain('immutable');
  expect(cacheControl('/studio/favicon.svg')).toBe('public, max-age=3600');
});

it('does not serve compressed files, folders or unknown paths by their own names', () => {
  const files = open();
  for (const path of ['assets/app-1234.js.br', 'assets', '', '../package.json', 'other.js']) {
    expect(files.get(`/studio/${path}`)).toBeUndefined();
  }
});

it('reads a file once, when it is first requested', () => {
  const files = open();
  writeFileSync(join(dir, 'assets/app-1234.js'), 'second()');
  expect(files.get('/studio/assets/app-1234.js')?.variants.identity.body).toBe('second()');
  rmSync(join(dir, 'assets/app-1234.js'));
  expect(files.get('/studio/assets/app-1234.js')?.variants.identity.body).toBe('second()');
});

it('serves a better compressed file as soon as there is one', () => {
  const files = open();
  const bodies = () => {
    const variants = files.get('/studio/favicon.svg')?.variants;
    return [variants?.br.body, variants?.gzip.body];
  };
  writeFileSync(join(dir, 'favicon.svg.gz'), 'small');
  expect(bodies()).toEqual(['<svg/>', 'small']);
  writeFileSync(join(dir, 'favicon.svg.br'), 'smaller');
  expect(bodies()).toEqual(['smaller', 'small']);
  rmSync(join(dir, 'favicon.svg'));
  expect(bodies()).toEqual(['smaller', 'small']);
});

it('does not find a file that was removed before its first request', () => {
  const files = open();
  rmSync(join(dir, 'favicon.svg'));
  expect(files.get('/studio/favicon.svg')).toBeUndefined();
});
