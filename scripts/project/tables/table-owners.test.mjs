import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../lib/root.mjs';
import { FEATURES } from '../feature-map.mjs';
import { findTableUses } from './find-table-uses.mjs';
import { READ_BY_OTHERS } from './foreign-uses.mjs';
import { findTableOwners } from './table-owners.mjs';

const SERVER = 'apps/server/src/';
/** Layers of the server with tables of their own. */
const LAYERS = ['db', 'plugins'];

const owners = findTableOwners();
const tables = [...owners.keys()];

/** The feature or layer that a file belongs to. */
const partOf = (file) => /^(?:features\/)?([^/]+)/.exec(file)[1];

/** Upgrades, copies and exports work on whatever tables there are. */
const files = globSync('**/*.ts', { cwd: join(root, SERVER) }).filter(
  (file) => !/\.test\.ts$|(^|\/)testing\/|^db\/(migrations|copy|upgrade)\//.test(file),
);
const uses = files.flatMap((file) =>
  findTableUses(readFileSync(join(root, SERVER, file), 'utf8'), tables).map((use) => ({
    ...use,
    file,
  })),
);

/** The files that use tables of others, by table. */
function foreignUses(isWrite) {
  const found = {};
  for (const use of uses) {
    if (use.isWrite !== isWrite || owners.get(use.table) === partOf(use.file)) continue;
    found[use.table] = [...new Set([...(found[use.table] ?? []), use.file])].sort();
  }
  return found;
}

describe('tables', () => {
  it('belong to one feature each, or to a layer below the features', () => {
    const names = [...FEATURES.map(({ name }) => name), ...LAYERS];
    for (const [table, owner] of owners)
      expect([table, names]).toEqual([table, expect.arrayContaining([owner])]);
  });

  it('are known, wherever they are used', () => {
    expect(uses.filter(({ table }) => !owners.has(table))).toEqual([]);
  });

  it('are written by their owner only', () => {
    expect(foreignUses(true)).toEqual({});
  });

  it('are read by their owner only, except for those listed', () => {
    expect(foreignUses(false)).toEqual(READ_BY_OTHERS);
    expect(Object.keys(READ_BY_OTHERS).length).toBeLessThanOrEqual(12);
  });
});
