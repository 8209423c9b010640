import { expect, it } from 'vitest';
import { fts5Query, tsQuery, wordsIn } from './search-query.ts';

it.each([
  ['t', '"t"', "'t'"],
  ['tax', '"tax"*', "'tax':*"],
  ['a tax', '"a" AND "tax"*', "'a' & 'tax':*"],
  ['tax, a', '"tax" AND "a"', "'tax' & 'a'"],
])(
  'matches whole words only if the last one has fewer than three letters: %s',
  (text, fts5, ts) => {
    expect(fts5Query(wordsIn(text), 'en')).toBe(fts5);
    expect(tsQuery(wordsIn(text))).toBe(ts);
  },
);

it('asks for every spelling of a word', () => {
  const words = wordsIn('Öl Straße');
  expect(tsQuery(words)).toBe("('öl' | 'ol' | 'oel') & ('straße':* | 'strasse':*)");
});

it('normalises different spellings of the same words', () => {
  expect(wordsIn('  Tax,,,  BRIDGE!')).toEqual(wordsIn('tax bridge'));
});

it.each([
  ['de', 'Haushalten planen', '"haushalt"* AND "plan"*'],
  ['fr', 'impôts locaux', '("impôt"* OR "impot"*) AND "locau"*'],
  ['en', 'budgets', '"budgets"*'],
])('finds other forms of a word in %s: %s', (locale, text, expected) => {
  expect(fts5Query(wordsIn(text), locale)).toBe(expected);
});
