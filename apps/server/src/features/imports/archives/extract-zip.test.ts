import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../testing/imports/import-app.ts';
import { type ZipFile, zip, zipOf } from '../../../testing/imports/zip.ts';
import { extractZip } from './extract-zip.ts';
import { EXTRACTION_LIMITS } from './extraction.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

async function extract(archive: Uint8Array, limits = EXTRACTION_LIMITS): Promise<string> {
  const path = join(folder.path, 'archive.zip');
  writeFileSync(path, archive);
  const target = join(folder.path, 'a', 'b', 'files');
  await extractZip(path, target, limits);
  return target;
}

it('writes the files of an archive', async () => {
  const target = await extract(
    zipOf({ 'a.md': 'one', 'ä/ö.md': 'two', 'empty/': '', 'big.txt': 'x'.repeat(300_000) }),
  );
  expect(readFileSync(join(target, 'a.md'), 'utf8')).toBe('one');
  expect(readFileSync(join(target, 'ä/ö.md'), 'utf8')).toBe('two');
  expect(readFileSync(join(target, 'big.txt'), 'utf8')).toHaveLength(300_000);
});

it.each([
  '../outside.md',
  'a/../../outside.md',
  '/etc/outside.md',
  'C:\\outside.md',
  '..\\..\\outside.md',
  `${'x'.repeat(300)}.md`,
])('refuses the path %s', async (name) => {
  await expect(extract(zipOf({ [name]: 'x' }))).rejects.toThrow('unsafe path');
  expect(readdirSync(folder.path)).not.toContain('outside.md');
});

it('says which name is in the archive as a file and as a folder, or too long', async () => {
  await expect(extract(zipOf({ a: '1', 'a/b': '2' }))).rejects.toThrow('a file twice: a/b');
  const deep = Array(60).fill('x'.repeat(100)).join('/');
  await expect(extract(zipOf({ [deep]: '1' }))).rejects.toThrow(/too long|unsafe path/);
});

it('leaves out symbolic links', async () => {
  const link: ZipFile = { name: 'link.md', content: '/etc/passwd', mode: 0o120777 };
  const target = await extract(zip([link, { name: 'a.md', content: 'x' }]));
  expect(readdirSync(target)).toEqual(['a.md']);
});

it('stops at a limit, whatever size the archive claims', async () => {
  const bomb: ZipFile = { name: 'bomb', content: Buffer.alloc(5_000_000), claimedSize: 10 };
  const limits = { ...EXTRACTION_LIMITS, maxBytes: 1_000_000 };
  await expect(extract(zip([bomb]), limits)).rejects.toThrow('too large when unpacked');
});

it('counts files before it writes any', async () => {
  const limits = { ...EXTRACTION_LIMITS, maxFiles: 1 };
  await expect(extract(zipOf({ a: '1', b: '2' }), limits)).rejects.toThrow('more than 1 files');
});

it('refuses two files of the same name', async () => {
  const twice = [
    { name: 'a.md', content: '1' },
    { name: 'a.md', content: '2' },
  ];
  await expect(extract(zip(twice))).rejects.toThrow('contains a file twice');
});

it('refuses damaged archives', async () => {
  const archive = zipOf({ 'a.md': 'x'.repeat(1_000) });
  await expect(extract(archive.slice(0, 40))).rejects.toThrow('damaged');
  await expect(extract(new Uint8Array(0))).rejects.toThrow('damaged');
  const inside = archive.slice();
  inside.fill(0xff, 34, 44);
  await expect(extract(inside)).rejects.toThrow('damaged');
});

it('needs little memory for a file of 200 MB', async () => {
  const size = 200 * 1024 * 1024;
  const archive = zip([{ name: 'huge.json', content: Buffer.alloc(size) }]);
  const used = () => {
    const { heapUsed, external } = process.memoryUsage();
    return heapUsed + external;
  };
  const before = used();
  let peak = before;
  const timer = setInterval(() => {
    peak = Math.max(peak, used());
  }, 5);
  const target = await extract(archive);
  clearInterval(timer);
  expect(statSync(join(target, 'huge.json')).size).toBe(size);
  // Buffers that are no longer used count until they are collected.
  expect(peak - before).toBeLessThan(size * 0.75);
});
