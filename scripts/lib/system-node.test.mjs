import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundledNode, canRun } from './node-version.mjs';
import { systemNodeVersion } from './system-node.mjs';

let folder;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-node-'));
  for (const [path, version] of [
    ['node_modules/.bin', '24.0.0'],
    ['old', '20.20.2'],
    ['new', '26.1.0'],
  ]) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, 'node'), `#!/bin/sh\necho v${version}\n`);
    chmodSync(join(folder, path, 'node'), 0o755);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const path = (...names) => names.map((name) => join(folder, name)).join(delimiter);

describe('the system Node', () => {
  it('is the first in PATH that no package brings', () => {
    expect(systemNodeVersion(path('node_modules/.bin', 'empty', 'new', 'old'))).toBe('26.1.0');
    expect(systemNodeVersion(path('node_modules/.bin', 'old', 'new'))).toBe('20.20.2');
    expect(systemNodeVersion(path('node_modules/.bin', 'empty'))).toBeUndefined();
  });

  it('runs the product from version 24', () => {
    expect(['20.20.2', '22.9.0', '24.0.0', '26.1.0'].map(canRun)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('the bundled Node', () => {
  it.each(['linux x64', 'linux arm64', 'darwin x64'])('exists for %s', (name) => {
    expect(bundledNode(name)).toMatch(/node_modules\/node-[\w-]+\/bin\/node$/);
  });

  it.each(['darwin arm64', 'win32 x64'])('does not exist for %s', (name) => {
    expect(bundledNode(name)).toBeUndefined();
  });
});
