import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { swapDataFiles } from './swap-data-files.ts';

let dataDir: string;
let staging: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'rostra-swap-'));
  staging = join(dataDir, 'restore-staging');
  for (const [folder, text] of [
    [dataDir, 'before'],
    [staging, 'after'],
  ] as const) {
    mkdirSync(join(folder, 'media'), { recursive: true });
    writeFileSync(join(folder, 'rostra.db'), text);
    writeFileSync(join(folder, 'media', 'picture.png'), text);
  }
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

it('replaces files and folders, and keeps the former ones', async () => {
  const journals = ['rostra.db-wal', 'rostra.db-journal'];
  for (const name of journals) writeFileSync(join(dataDir, name), 'journal');
  const previous = (await swapDataFiles({ dataDir, staging, now: new Date(0) })) ?? '';
  for (const path of [['rostra.db'], ['media', 'picture.png']]) {
    expect(read(dataDir, ...path)).toBe('after');
    expect(read(previous, ...path)).toBe('before');
  }
  for (const name of journals) {
    expect(read(previous, name)).toBe('journal');
    expect(() => read(dataDir, name)).toThrow('ENOENT');
  }
});

it('never leaves the folder without a database', async () => {
  // Cannot be put in place, as if the process were killed before it could be.
  rmSync(join(staging, 'rostra.db'));
  mkdirSync(join(staging, 'rostra.db'));
  await expect(swapDataFiles({ dataDir, staging, now: new Date(0) })).rejects.toThrow();
  expect(read(dataDir, 'rostra.db')).toBe('before');
});
