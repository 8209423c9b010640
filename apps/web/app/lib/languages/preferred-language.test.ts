import { expect, it } from 'vitest';
import { findPreferredLanguage } from './preferred-language.ts';

it.each([
  [['de-AT', 'en'], 'de'],
  [['it', 'fr-CA', 'de'], 'fr'],
  [['en-US', 'de'], undefined],
  [['it'], undefined],
  [[], undefined],
])('offers a reader of %j the language %s', (wanted, expected) => {
  expect(findPreferredLanguage(wanted, ['en', 'de', 'fr'], 'en')).toBe(expected);
});
