import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { areas } from '../areas.ts';
import { english, type MessageFeature } from '../english.ts';
import { type Language, languageCodes } from '../languages.ts';
import { reviewTranslation } from './review-translation.ts';

const FOLDER = join(import.meta.dirname, '../../translations');
/** Languages that are being added. What they lack is not reported, and appears in English. */
const INCOMPLETE: readonly Language[] = [];

const features = Object.keys(english) as MessageFeature[];

it('has each feature in one area, so that a visitor downloads it once', () => {
  expect(Object.values(areas).flat().sort()).toEqual([...features].sort());
});

describe.each(languageCodes)('the messages in %s', (language: Language) => {
  it.each(features)('are valid: %s', (feature) => {
    const { missing, problems } = reviewTranslation(FOLDER, language, feature);
    if (!INCOMPLETE.includes(language)) expect(missing).toEqual([]);
    expect(problems).toEqual([]);
  });
});
