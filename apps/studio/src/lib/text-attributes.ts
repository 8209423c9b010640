import { type Direction, isLanguage, languages } from '@rostra/messages';

export interface TextAttributes {
  lang: string;
  dir: Direction | 'auto';
}

/** For texts in a language of the site, which may be another one than the studio's. */
export const textAttributes = (language: string): TextAttributes => ({
  lang: language,
  dir: isLanguage(language) ? languages[language].direction : 'auto',
});
