import { english } from '../english.ts';

export interface EnglishText {
  readonly feature: string;
  readonly key: string;
  readonly english: string;
}

/** The English text of a message; undefined if there is no such message. */
export function findEnglish(feature: string, key: string): string | undefined {
  if (!Object.hasOwn(english, feature)) return undefined;
  const texts: Readonly<Record<string, string>> = english[feature as keyof typeof english];
  return Object.hasOwn(texts, key) ? texts[key] : undefined;
}

/** All messages, by feature and key. */
export const listEnglish = (): EnglishText[] =>
  Object.entries(english)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([feature, texts]) =>
      Object.entries(texts).map(([key, text]) => ({ feature, key, english: text })),
    );
