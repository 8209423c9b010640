import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { temporaryFolder } from '../../../testing/imports/import-app.ts';
import { readCsv } from './read-csv.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

async function read(content: string | Uint8Array): Promise<Record<string, string>[]> {
  const path = join(folder.path, 'list.csv');
  writeFileSync(path, content);
  const rows: Record<string, string>[] = [];
  for await (const row of readCsv(path)) rows.push(Object.fromEntries(row));
  return rows;
}

it('reads quoted cells, empty lines and short rows', async () => {
  expect(await read('ID,Title\r\n1,"a, ""b""\nc"\r\n\r\n2\r\n3,last')).toEqual([
    { id: '1', title: 'a, "b"\nc' },
    { id: '2', title: '' },
    { id: '3', title: 'last' },
  ]);
});

it.each([
  ['UTF-8 with a byte order mark', Buffer.from('\ufeffid\nä😀')],
  ['UTF-16 of Windows', Buffer.from('\ufeffid\nä😀', 'utf16le')],
  ['the encoding of Windows', Buffer.from('id\n\u00e4\u0080', 'latin1'), 'ä€'],
  ['UTF-16 of other machines', Buffer.from('\ufeffid\nä😀', 'utf16le').swap16()],
])('reads %s', async (_, content, expected = 'ä😀') => {
  expect(await read(content)).toEqual([{ id: expected }]);
});

it.each([';', '\t'])('reads cells separated by %j', async (separator) => {
  const cells = [`Email${separator}Name`, `a@b.org${separator}"Lee, ${separator} Ann"`];
  expect(await read(cells.join('\r\n'))).toEqual([
    { email: 'a@b.org', name: `Lee, ${separator} Ann` },
  ]);
});

it('reads an empty file', async () => {
  expect(await read('')).toEqual([]);
});

it('refuses a quote that is never closed, without reading on for ever', async () => {
  await expect(read('id\n"a')).rejects.toThrow('a quote is not closed');
  await expect(read(`id\n"${'x'.repeat(1_000_001)}"\n`)).rejects.toThrow('a quote is not closed');
});
