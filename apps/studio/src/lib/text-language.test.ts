import { expect, it } from 'vitest';
import { textLanguage } from './text-language.ts';

it('writes Arabic from right to left, and leaves unknown languages to the browser', () => {
  expect(textLanguage('de')).toEqual({ lang: 'de', dir: 'ltr' });
  expect(textLanguage('ar')).toEqual({ lang: 'ar', dir: 'rtl' });
  expect(textLanguage('he')).toEqual({ lang: 'he', dir: 'auto' });
});
