import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { english, type MessageFeature } from '../english.ts';
import { type Language, languageCodes } from '../languages.ts';
import { readTranslations } from './read-catalogue.ts';

const FOLDER = join(import.meta.dirname, '../../translations');
const features = Object.keys(english) as MessageFeature[];

/** A sign or unit that would be alone at the beginning of a line, after a plain space. */
const LONELY_UNIT = /[\d}#] (?:[%‰€$£]|[kMG][Bo]\b)/;
/** In French, a protected space is also before double punctuation and inside quotation marks. */
const LONELY_FRENCH_SIGN = / [:;!?»]|« /;

const canBreak = (text: string, language: Language) =>
  LONELY_UNIT.test(text) || (language === 'fr' && LONELY_FRENCH_SIGN.test(text));

describe.each(languageCodes)('the messages in %s', (language) => {
  it('have protected spaces before units and signs', () => {
    const found = features.flatMap((feature) =>
      Object.entries(readTranslations(FOLDER, language, feature))
        .filter(([, text]) => canBreak(text, language))
        .map(([key, text]) => `${feature}.${key}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});

it('finds plain spaces', () => {
  expect(canBreak('20 %', 'de')).toBe(true);
  expect(canBreak('{size} MB', 'es')).toBe(true);
  expect(canBreak('Quitter ?', 'fr')).toBe(true);
  expect(canBreak('20\u00a0% {count, plural, =0 {?} other {#}}', 'fr')).toBe(false);
});
