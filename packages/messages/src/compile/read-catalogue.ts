import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { english, type MessageFeature } from '../english.ts';
import { type Language, PSEUDO_LANGUAGE } from '../languages.ts';
import { pseudoText } from './pseudo-text.ts';

export type Texts = Readonly<Record<string, string>>;

/** What a translator has written, without what is still missing. */
export function readTranslations(
  folder: string,
  language: Language,
  feature: MessageFeature,
): Texts {
  if (language === 'en') return english[feature];
  if (language === PSEUDO_LANGUAGE) return pseudoTexts(english[feature]);
  const file = join(folder, language, `${feature}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** The messages of a feature; what is not translated yet is English. */
export function readCatalogue(folder: string, language: Language, feature: MessageFeature): Texts {
  return { ...english[feature], ...readTranslations(folder, language, feature) };
}

const pseudoTexts = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudoText(text)]));
