import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';
import { FEATURES, TREES } from './feature-map.mjs';

const foldersIn = (path) =>
  readdirSync(join(root, path), { withFileTypes: true })
    .filter((item) => item.isDirectory())
    .map(({ name }) => name)
    .sort();

describe('feature map', () => {
  it.each(Object.entries(TREES))('matches the folders of the %s tree', (tree, path) => {
    const expected = FEATURES.filter(({ without }) => !without?.[tree]).map(({ name }) => name);
    expect(foldersIn(path)).toEqual(expected.sort());
  });

  it('names each feature once, with its purpose and a reason for each exception', () => {
    const names = FEATURES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { purpose, without = {} } of FEATURES) {
      expect(purpose).toMatch(/^[A-Z].*\.$/);
      for (const [tree, reason] of Object.entries(without)) {
        expect(Object.keys(TREES)).toContain(tree);
        expect(reason.length).toBeGreaterThan(10);
      }
    }
  });
});
