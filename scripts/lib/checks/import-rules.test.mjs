import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../root.mjs';
import { checkImports } from './import-rules.mjs';

let folder;
const FEATURES = 'apps/server/src/features';

const write = (file, ...imports) => {
  mkdirSync(join(folder, FEATURES, dirname(file)), { recursive: true });
  const lines = imports.map((target) => `export * from '${target}';\n`);
  writeFileSync(join(folder, FEATURES, file), lines.join('') || 'export const ok = 1;\n');
};
const check = () => checkImports({ folder, folders: ['apps'] });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rostra-imports-'));
  execFileSync('git', ['init', '--quiet'], { cwd: folder });
  writeFileSync(join(folder, '.gitignore'), 'node_modules\n');
  cpSync(join(root, '.dependency-cruiser.mjs'), join(folder, '.dependency-cruiser.mjs'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('checks what has changed, with what the other files import', async () => {
  write('a/index.ts', './one.ts');
  write('a/one.ts', './two.ts');
  write('a/two.ts');
  write('b/index.ts', '../a/index.ts');
  expect(await check()).toEqual({ code: 0, output: '' });
  expect(await check()).toEqual({ code: 0, output: '' });

  write('b/index.ts', '../a/two.ts');
  const inside = `features-meet-at-their-index: ${FEATURES}/b/index.ts → ${FEATURES}/a/two.ts`;
  // A violation is reported until it is gone.
  for (let time = 0; time < 2; time += 1) {
    expect(await check()).toEqual({ code: 1, output: expect.stringContaining(inside) });
  }
  write('b/index.ts', '../a/index.ts');

  write('a/two.ts', '../b/index.ts');
  const { code, output } = await check();
  expect(code).toBe(1);
  expect(output).toMatch(/^no-cycles: /);
  for (const file of ['a/index', 'a/one', 'a/two', 'b/index']) expect(output).toContain(file);

  write('a/two.ts');
  expect(await check()).toEqual({ code: 0, output: '' });
  rmSync(join(folder, FEATURES, 'a/two.ts'));
  const lost = `no-unresolved: ${FEATURES}/a/one.ts → ./two.ts`;
  expect(await check()).toEqual({ code: 1, output: expect.stringContaining(lost) });
});
