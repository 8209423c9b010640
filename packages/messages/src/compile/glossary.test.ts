import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { english, type MessageFeature } from '../english.ts';
import { isLanguage } from '../languages.ts';
import { readTranslations, type Texts } from './read-catalogue.ts';
import { walkMessage } from './walk-message.ts';

const PACKAGE = join(import.meta.dirname, '../..');
const FOLDER = join(PACKAGE, 'translations');

/** The rows of the table below the heading, without its head. */
const rejected = readFileSync(join(PACKAGE, 'GLOSSARY.md'), 'utf8')
  .split('## Words that are not used')[1]
  ?.split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, language = '', ifEnglish = '', words = '', instead = '']) => ({
    language,
    ifEnglish,
    words,
    instead,
  }));

/** One of the words, separated by commas; a star stands for any ending. A hyphen is part of a word: “E-Mail” is not “Mail”. */
function patternOf(words: string): RegExp {
  const alternatives = words.split(', ').map((word) => word.replace('*', '[\\p{L}\\p{M}]*'));
  return new RegExp(`(?<![\\p{L}\\p{M}-])(?:${alternatives.join('|')})(?![\\p{L}\\p{M}])`, 'u');
}

/** What readers see of a text. The names of placeholders and choices are English. */
const literalsOf = (text: string) =>
  [...walkMessage(parse(text))]
    .flatMap((element) => (element.type === TYPE.literal ? [element.value] : []))
    .join(' ');

const features = Object.keys(english) as MessageFeature[];

it('the glossary lists words that are not used', () => {
  expect(rejected?.length).toBeGreaterThan(5);
});

it('finds rejected words with any ending, but not within other words', () => {
  const pattern = patternOf('plan, hid*');
  const isRejected = (text: string) => pattern.test(text);
  expect(['Only hidden texts', 'your plan.', 'hide'].map(isRejected)).toEqual([true, true, true]);
  expect(['planned', 'unhidden', 'Hidden', 'a flight-plan'].some(isRejected)).toBe(false);
});

describe.each(rejected ?? [])('$language has $instead for $words', (row) => {
  const { language, ifEnglish, words } = row;
  const pattern = patternOf(words);
  const englishPattern = ifEnglish ? patternOf(ifEnglish) : /^/;

  it('in all texts', () => {
    if (!isLanguage(language)) throw new Error(`There is no language ${language}`);
    const found = features.flatMap((feature) => {
      const source: Texts = english[feature];
      return Object.entries(readTranslations(FOLDER, language, feature))
        .filter(([key]) => englishPattern.test(source[key] ?? ''))
        .filter(([, text]) => pattern.test(literalsOf(text)))
        .map(([key, text]) => `${feature}.${key}: ${text}`);
    });
    expect(found).toEqual([]);
  });
});
