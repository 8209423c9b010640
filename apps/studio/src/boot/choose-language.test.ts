import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

describe('chooseLanguage', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['it', 'fr-CA'], 'fr'],
    [['es-419'], 'es'],
    [['ar-EG'], 'ar'],
    [['EN-gb', 'de'], 'en'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('%j is shown in %s', (wanted, expected) => {
    expect(chooseLanguage(wanted)).toBe(expected);
  });
});
