import { type Direction, isLanguage, languages } from '@rostra/messages';

export interface TextLanguage {
  lang: string;
  dir: Direction | 'auto';
}

/** Attributes for a text that need not be in the language of the studio. */
export const textLanguage = (locale: string): TextLanguage => ({
  lang: locale,
  dir: isLanguage(locale) ? languages[locale].direction : 'auto',
});
