import { type Direction, isLanguage, type Language, languages } from '@rostra/messages';
import { useLanguage } from '../messages/language.ts';

export interface TextLanguage {
  lang?: Language;
  dir?: Direction;
}

/** The attributes of a text that is in a different language from the page, because it has no translation. */
export function useTextLanguage(locale: string | undefined): TextLanguage {
  return textLanguage(locale, useLanguage());
}

export function textLanguage(locale: string | undefined, page: Language): TextLanguage {
  if (locale === undefined || locale === page || !isLanguage(locale)) return {};
  return { lang: locale, dir: languages[locale].direction };
}
