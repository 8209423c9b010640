/** How each database finds the words of a language. */
interface SearchLanguage {
  /** PostgreSQL's text search configuration. The index has the same ones (migration 0030). */
  readonly configuration: string;
  /** Endings that inflection adds, for SQLite, which can only stem English words. */
  readonly endings?: RegExp;
}

const languages: Readonly<Record<string, SearchLanguage>> = {
  en: { configuration: 'english' },
  de: { configuration: 'german', endings: /(?:ern|em|en|er|es|e|n|s)$/u },
  fr: { configuration: 'french', endings: /(?:es|e|s|x)$/u },
  es: { configuration: 'spanish', endings: /(?:es|os|as|o|a|e|s)$/u },
  ar: { configuration: 'arabic' },
};

export const configurationOf = (locale: string): string =>
  languages[locale]?.configuration ?? 'simple';

/** The tables of words in SQLite: one with English stems, one without. */
export const wordTableOf = (locale: string): 'search_words' | 'search_words_unstemmed' =>
  locale === 'en' ? 'search_words' : 'search_words_unstemmed';

/** Shorter words would match too much without their ending. */
const MIN_STEM_LENGTH = 4;

/** The beginning that all forms of a word share, judging by its ending. */
export function stemOf(word: string, locale: string): string {
  const { endings } = languages[locale] ?? {};
  const stem = endings ? word.replace(endings, '') : word;
  return [...stem].length >= MIN_STEM_LENGTH ? stem : word;
}
