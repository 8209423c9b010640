import { expect, it } from 'vitest';
import { fts5Query, tsQuery, wordsIn } from './search-query.ts';

it.each([
  ['t', '"t"', "'t'"],
  ['tax', '"tax"*', "'tax':*"],
  ['a tax', '"a" "tax"*', "'a' & 'tax':*"],
  ['tax, a', '"tax" "a"', "'tax' & 'a'"],
])(
  'matches whole words only if the last one has fewer than three letters: %s',
  (text, fts5, ts) => {
    expect(fts5Query(wordsIn(text), 'en')).toBe(fts5);
    expect(tsQuery(wordsIn(text))).toBe(ts);
  },
);

it('normalises different spellings of the same words', () => {
  expect(wordsIn('  Tax,,,  BRIDGE!')).toEqual(wordsIn('tax bridge'));
});

it.each([
  ['de', 'Haushalten planen', '"haushalt"* "plan"*'],
  ['fr', 'impôts locaux', '"impôt"* "locau"*'],
  ['en', 'budgets', '"budgets"*'],
])('finds other forms of a word in %s: %s', (locale, text, expected) => {
  expect(fts5Query(wordsIn(text), locale)).toBe(expected);
});
