import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findEdits } from './find-edits.ts';

function apply(text: string, edits: ReturnType<typeof findEdits>): string {
  return edits
    .toReversed()
    .reduce(
      (result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to),
      text,
    );
}

test('names only the lines that differ', () => {
  expect(findEdits('One\n\nTwo\n\nThree\n', 'One\n\nTwo\n\nThree, changed\n')).toEqual([
    { from: 10, to: 16, insert: 'Three, changed\n' },
  ]);
  expect(findEdits('One\n', 'One\n')).toEqual([]);
});

test('turns every text into every other one', () => {
  const text = fc
    .array(fc.constantFrom('One', 'Two', '', 'Three'))
    .map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(apply(before, findEdits(before, after))).toBe(after);
    }),
    { numRuns: 500, seed: 19 },
  );
});
