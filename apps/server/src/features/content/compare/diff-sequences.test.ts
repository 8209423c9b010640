import fc from 'fast-check';
import { expect, it } from 'vitest';
import { diffSequences } from './diff-sequences.ts';

const sequence = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 14 });
const numbered = (letter: string, length: number) =>
  Array.from({ length }, (_, index) => `${letter}${index}`);

it('leads from one sequence to the other, in runs that alternate', () => {
  fc.assert(
    fc.property(sequence, sequence, (before, after) => {
      const runs = diffSequences(before, after);
      const read = (without: 'removed' | 'added', items: string[], start: 'from' | 'to') =>
        runs
          .filter(({ kind }) => kind !== without)
          .flatMap((run) => items.slice(run[start], run[start] + run.length));
      expect(read('added', before, 'from')).toEqual(before);
      expect(read('removed', after, 'to')).toEqual(after);
      const kinds = runs.map(({ kind }) => kind).join(' ');
      expect(kinds).not.toMatch(/(same same|removed removed|added added|added removed)/);
    }),
  );
});

it('keeps as much as possible', () => {
  expect(diffSequences('a b c a b b a'.split(' '), 'c b a b a c'.split(' '))).toEqual([
    { kind: 'removed', from: 0, to: 0, length: 2 },
    { kind: 'same', from: 2, to: 0, length: 1 },
    { kind: 'added', from: 3, to: 1, length: 1 },
    { kind: 'same', from: 3, to: 2, length: 2 },
    { kind: 'removed', from: 5, to: 4, length: 1 },
    { kind: 'same', from: 6, to: 4, length: 1 },
    { kind: 'added', from: 7, to: 5, length: 1 },
  ]);
});

it('keeps only the common beginning and end if there are too many differences', () => {
  const between = (letter: string) => [
    'first',
    ...numbered(letter, 700),
    'middle',
    ...numbered(letter, 700),
    'last',
  ];
  expect(diffSequences(between('a'), between('b'))).toEqual([
    { kind: 'same', from: 0, to: 0, length: 1 },
    { kind: 'removed', from: 1, to: 1, length: 1401 },
    { kind: 'added', from: 1402, to: 1, length: 1401 },
    { kind: 'same', from: 1402, to: 1402, length: 1 },
  ]);
});
