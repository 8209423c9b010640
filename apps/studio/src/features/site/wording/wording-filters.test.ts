import { expect, it } from 'vitest';
import { readFilters, writeFilters } from './wording-filters.ts';

const LANGUAGES = ['en', 'de'];

it.each(['', 'language=de', 'q=log+in&feature=sessions&view=changed'])(
  'the address ?%s stays the same',
  (query) => {
    const filters = readFilters(new URLSearchParams(query), LANGUAGES);
    expect(String(writeFilters(filters, LANGUAGES))).toBe(query);
  },
);

it('ignores a language that the site does not offer', () => {
  expect(readFilters(new URLSearchParams('language=fr'), LANGUAGES).language).toBe('en');
});
