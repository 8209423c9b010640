import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas } from '../areas.ts';
import { english, type MessageFeature } from '../english.ts';
import { type Language, languageCodes } from '../languages.ts';
import { findProblems } from './find-problems.ts';
import { readTranslations } from './read-catalogue.ts';

const FOLDER = join(import.meta.dirname, '../../translations');
/** Languages that are being added. What they lack is not reported, and appears in English. */
const INCOMPLETE: readonly Language[] = [];
/** The studio offers no others yet (`choose-language.ts` there), so its texts are in these only. */
const STUDIO_LANGUAGES: readonly Language[] = ['en', 'de', 'en-XA'];

const features = Object.keys(english) as MessageFeature[];

const isExpected = (language: Language, feature: MessageFeature) =>
  !INCOMPLETE.includes(language) &&
  (STUDIO_LANGUAGES.includes(language) || !areas.studio.some((name) => name === feature));

it('has each feature in one area, so that a visitor downloads it once', () => {
  expect(Object.values(areas).flat().sort()).toEqual([...features].sort());
});

describe.each(languageCodes)('the messages in %s', (language: Language) => {
  it.each(features)('are valid: %s', (feature) => {
    const source: Record<string, string> = english[feature];
    const texts = readTranslations(FOLDER, language, feature);
    const missing = Object.keys(source).filter((key) => !Object.hasOwn(texts, key));
    if (isExpected(language, feature)) expect(missing).toEqual([]);
    expect(Object.keys(texts).filter((key) => !Object.hasOwn(source, key))).toEqual([]);
    const problems = Object.entries(texts).flatMap(([key, text]) =>
      findProblems(source[key] ?? '', text, language).map((problem) => `${key}: ${problem}`),
    );
    expect(problems).toEqual([]);
  });
});
