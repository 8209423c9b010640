import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts, compareWords, type WordChange } from './compare-texts.ts';

test('shows the words that changed in a block, and leaves the others alone', () => {
  const before = '# Title\n\nThe bus is late.\n\nThe end.';
  const after = '# Title\n\nThe bus is on time.\n\nThe end.\n\nReally.';
  expect(compareTexts(before, after)).toEqual([
    { kind: 'same', blocks: ['# Title'] },
    {
      kind: 'changed',
      words: [
        { kind: 'same', text: 'The bus is ' },
        { kind: 'removed', text: 'late' },
        { kind: 'added', text: 'on time' },
        { kind: 'same', text: '.' },
      ],
    },
    { kind: 'same', blocks: ['The end.'] },
    { kind: 'added', text: 'Really.' },
  ]);
});

test('shows a block that was written anew after the old one', () => {
  expect(compareTexts('Something about buses.', 'Quite different words here')).toEqual([
    { kind: 'removed', text: 'Something about buses.' },
    { kind: 'added', text: 'Quite different words here' },
  ]);
});

test('compares with an empty text', () => {
  expect(compareTexts('', 'One.')).toEqual([{ kind: 'added', text: 'One.' }]);
  expect(compareTexts('One.', '')).toEqual([{ kind: 'removed', text: 'One.' }]);
  expect(compareTexts('', '')).toEqual([]);
});

test('no letter of either version is left out', () => {
  const side = (words: readonly WordChange[], without: 'removed' | 'added') =>
    words
      .filter(({ kind }) => kind !== without)
      .map(({ text }) => text)
      .join('');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
      const words = compareWords(a, b);
      expect(side(words, 'added')).toBe(a);
      expect(side(words, 'removed')).toBe(b);
    }),
    { numRuns: 300, seed: 17 },
  );
});
