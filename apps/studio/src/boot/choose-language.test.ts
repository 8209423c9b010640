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
  ])('a browser in %j shows a site in several languages in %s', (browser, expected) => {
    expect(chooseLanguage(browser, ['en', 'fr'])).toBe(expected);
  });

  it('is the language of a site with one language, whatever the browser prefers', () => {
    expect(chooseLanguage(['en-GB', 'fr'], ['de'])).toBe('de');
  });
});
