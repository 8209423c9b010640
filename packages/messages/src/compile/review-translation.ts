import { english, type MessageFeature } from '../english.ts';
import type { Language } from '../languages.ts';
import { findProblems } from './find-problems.ts';
import { readTranslations, type Texts } from './read-catalogue.ts';

export interface TranslationReview {
  /** Keys without a text. */
  readonly missing: string[];
  /** Texts that cannot be used, with the reason. */
  readonly problems: string[];
  /** Keys whose text is still the English one. For some words that is right. */
  readonly english: string[];
}

/** What a translator has still to do in one file. */
export function reviewTranslation(
  folder: string,
  language: Language,
  feature: MessageFeature,
): TranslationReview {
  const source: Texts = english[feature];
  const texts = readTranslations(folder, language, feature);
  const keys = Object.keys(source);
  const problems = Object.entries(texts).flatMap(([key, text]) => {
    const original = Object.hasOwn(source, key) ? source[key] : undefined;
    if (original === undefined) return [`${key}: There is no such message.`];
    return findProblems(original, text, language).map((problem) => `${key}: ${problem}`);
  });
  return {
    missing: keys.filter((key) => !Object.hasOwn(texts, key)),
    problems,
    english: keys.filter((key) => texts[key] === source[key]),
  };
}
