import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';

const MAX_FILES = 15;

/** Folders that may hold more, each with the reason. */
const EXCEPTIONS = {
  'apps/server/src/db/migrations': 'append-only, one file per step',
  'apps/server/src/db/tables': 'one file per feature, named like it',
  'packages/messages/english': 'one file per feature, listed in english.ts',
  'packages/messages/english/server': 'one file per feature, listed in english.ts',
  'packages/ui/src': 'one file per component, looked up by its name',
};

/** Folders with one file that may stay. The list may only become shorter. */
const ALONE = [
  'apps/server/src/features/mail/stop',
  'apps/web/app/lib/browser',
  'bench/votes',
  'scripts/torture',
];

const SOURCES = ['apps', 'packages', 'e2e', 'bench', 'scripts'].map(
  (tree) => `${tree}/**/*.{ts,tsx,css,mjs}`,
);
const isOurs = (file) => !/(^|\/)(node_modules|build|dist|\.react-router)\//.test(file);
const isSource = (file) => isOurs(file) && !/\.test\.(tsx?|mjs)$/.test(file);

function countByFolder() {
  const counts = {};
  for (const file of globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**'] })) {
    if (isSource(file)) counts[dirname(file)] = (counts[dirname(file)] ?? 0) + 1;
  }
  return counts;
}

/** Folders whose only file could be beside them. Features have the same folders everywhere, and tests their own. */
function findLonely() {
  const inside = {};
  const add = (folder, entry) => {
    inside[folder] = (inside[folder] ?? new Set()).add(entry);
    if (folder !== '.') add(dirname(folder), folder);
  };
  for (const file of globSync(SOURCES, { cwd: root, exclude: ['**/node_modules/**'] })) {
    if (isOurs(file)) add(dirname(file), file);
  }
  return Object.keys(inside).filter(
    (folder) =>
      /^(apps|packages|bench|scripts)\//.test(folder) &&
      inside[folder].size === 1 &&
      !inside[folder].values().some((entry) => entry in inside) &&
      !/\/(features\/[^/]+$|testing(\/|$))/.test(folder),
  );
}

describe('folders', () => {
  const counts = countByFolder();

  it('hold more than one file', () => {
    expect(findLonely().sort()).toEqual(ALONE);
  });

  it(`hold at most ${MAX_FILES} source files at one level`, () => {
    const crowded = Object.entries(counts).filter(
      ([folder, count]) => count > MAX_FILES && !(folder in EXCEPTIONS),
    );
    expect(crowded).toEqual([]);
  });

  it('need every exception', () => {
    for (const folder of Object.keys(EXCEPTIONS)) {
      expect([folder, counts[folder] ?? 0]).toEqual([
        folder,
        expect.toSatisfy((count) => count > MAX_FILES),
      ]);
    }
  });
});
