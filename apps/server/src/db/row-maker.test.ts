import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { rowMaker } from './row-maker.ts';

it.each([
  [[]],
  [['id']],
  [
    [
      'id',
      'user_id',
      'last used',
      'quote"d',
      "it's",
      'back\\slash',
      'line\nbreak',
      '\u2028',
      '{x}',
    ],
  ],
  [['a', 'b', 'a']],
  [['constructor', 'toString', 'values']],
  [['__proto__', 'id']],
])('puts values under the names %j', (names) => {
  const values = names.map((_, index) => index);
  const row = rowMaker(names)(values);
  expect(Object.entries(row)).toEqual(
    [...new Map(names.map((name, index) => [name, index]))].map(([name, index]) => [name, index]),
  );
  expect(Object.getPrototypeOf(row)).toBe(Object.prototype);
});

it('runs none of its names', () => {
  const name = '"};globalThis.hacked=true;({"';
  expect(rowMaker([name])([1])).toEqual({ [name]: 1 });
  expect(globalThis).not.toHaveProperty('hacked');
});

it('does the same where no code may be made of text', () => {
  const file = new URL('row-maker.ts', import.meta.url).href;
  const program = `import { rowMaker } from ${JSON.stringify(file)};
    console.log(JSON.stringify(rowMaker(['a', 'b'])([1, 2])));`;
  const flags = ['--disallow-code-generation-from-strings', '--input-type=module', '--eval'];
  const printed = execFileSync(process.execPath, [...flags, program], { encoding: 'utf8' });
  expect(JSON.parse(printed)).toEqual({ a: 1, b: 2 });
});
