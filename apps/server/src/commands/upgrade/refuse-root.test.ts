import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { refuseRoot } from './refuse-root.ts';

const SOMEBODY = 1234;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'rostra-root-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('refuses root for the database of another user', () => {
  const file = join(dataDir, 'rostra.db');
  refuseRoot(dataDir, 0);
  writeFileSync(file, '');
  // Only root can give a file to somebody else; for others, it is their own.
  if (process.getuid?.() === 0) chownSync(file, SOMEBODY, SOMEBODY);
  expect(() => refuseRoot(dataDir, 0)).toThrow(
    /belongs to the user with the id \d+\. .*not as root/,
  );
  refuseRoot(dataDir, SOMEBODY);
});
