import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { english, type MessageFeature } from '../english.ts';
import type { Language } from '../languages.ts';

const TRANSLATIONS = join(import.meta.dirname, '../../translations');

export type Texts = Readonly<Record<string, string>>;
export type Catalogue = Readonly<Record<MessageFeature, Texts>>;

/** What a translator has written, without what is still missing. */
export function readTranslations(language: Language, feature: MessageFeature): Texts {
  if (language === 'en') return english[feature];
  const file = join(TRANSLATIONS, language, `${feature}.json`);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** All messages in a language; what is not translated yet is English. */
export function readCatalogue(language: Language): Catalogue {
  const entries = Object.entries(english).map(([feature, texts]) => [
    feature,
    { ...texts, ...readTranslations(language, feature as MessageFeature) },
  ]);
  return Object.fromEntries(entries);
}
