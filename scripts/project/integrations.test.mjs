import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/root.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');

it('names the versions of outside programs that the tests run', () => {
  const { devDependencies } = JSON.parse(read('package.json'));
  const rows = [...read('docs/integrations.md').matchAll(/^\| `([^`]+)` \| (\d[\w.-]*) \|/gm)];
  expect(rows.length).toBeGreaterThan(4);
  for (const [, name, version] of rows) {
    expect([name, version]).toEqual([name, devDependencies[name]]);
  }
});
