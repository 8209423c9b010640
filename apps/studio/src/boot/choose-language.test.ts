import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './choose-language.ts';

describe('chooseLanguage', () => {
  it.each([
    [['de-AT', 'en'], 'de'],
    [['ja', 'fr-CA'], 'fr'],
    [['es-419'], 'es'],
    [['ar-EG'], 'ar'],
    [['EN-gb', 'de'], 'en'],
    [['ja'], 'en'],
    [['ja', 'en-XA'], 'en-XA'],
    [[], 'en'],
  ])('%j is shown in %s', (wanted, expected) => {
    expect(chooseLanguage(wanted)).toBe(expected);
  });
});
