import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readOrCreateSecret } from './secret-file.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('readOrCreateSecret', () => {
  it('creates a secret once, readable by its owner only, without leftovers', () => {
    const dataDir = join(folder, 'data');
    const secret = readOrCreateSecret(dataDir, 'secret');
    expect(secret).toMatch(/^[\w-]{64}$/);
    expect(readOrCreateSecret(dataDir, 'secret')).toBe(secret);
    expect(statSync(join(dataDir, 'secret')).mode & 0o777).toBe(0o600);
    expect(readdirSync(dataDir)).toEqual(['secret']);
  });
});
