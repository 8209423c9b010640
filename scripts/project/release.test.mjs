import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const { version } = JSON.parse(read('package.json'));

describe('the version', () => {
  it.each(globSync(['apps/*/package.json', 'packages/*/package.json'], { cwd: root }))(
    'is the same in %s',
    (file) => {
      expect(JSON.parse(read(file)).version).toBe(version);
    },
  );

  it('is the same in the lockfile', () => {
    const { packages } = JSON.parse(read('package-lock.json'));
    const ours = Object.entries(packages).filter(([path]) =>
      /^$|^(apps|packages)\/[^/]+$/.test(path),
    );
    expect(ours.length).toBeGreaterThan(5);
    for (const [, entry] of ours) expect(entry.version).toBe(version);
  });

  it('has the newest section of the changelog', () => {
    const [newest] = read('CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+) – \d{4}-\d\d-\d\d$/gm);
    expect(newest?.[1]).toBe(version);
  });
});
