import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas } from '../areas.ts';
import { english, type MessageFeature } from '../english.ts';
import { type Language, languageCodes } from '../languages.ts';
import { reviewTranslation } from './review-translation.ts';

const FOLDER = join(import.meta.dirname, '../../translations');
/** Languages that are being added. What they lack is not reported, and appears in English. */
const INCOMPLETE: readonly Language[] = [];
/** The studio shows English where its texts are not translated yet; they must be in these languages. */
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
    const { missing, problems } = reviewTranslation(FOLDER, language, feature);
    if (isExpected(language, feature)) expect(missing).toEqual([]);
    expect(problems).toEqual([]);
  });
});
