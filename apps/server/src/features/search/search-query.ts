import { stemOf } from './search-language.ts';

const MAX_WORDS = 10;

/** Nearly every entry has a word that begins with a given letter or two, so these match whole words only. */
const MIN_PREFIX_LENGTH = 3;

/** Only the words of the input are passed on, so that users cannot use the query syntax. */
export const wordsIn = (text: string): string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, 40));

/**
 * Matches all words; the last one may be a prefix. In languages whose words SQLite cannot stem, every word
 * without its ending is a prefix.
 */
export const fts5Query = (words: readonly string[], locale: string): string =>
  words
    .map((word, index) => {
      const stem = stemOf(word, locale);
      const isOpen = stem !== word || isPrefix(word, index, words.length);
      return `"${stem}"${isOpen ? '*' : ''}`;
    })
    .join(' ');

/** The same, in titles only. */
export const fts5TitleQuery = (words: readonly string[], locale: string): string =>
  `title : (${fts5Query(words, locale)})`;

export const tsQuery = (words: readonly string[]): string =>
  words
    .map((word, index) => `'${word}'${isPrefix(word, index, words.length) ? ':*' : ''}`)
    .join(' & ');

const isPrefix = (word: string, index: number, count: number) =>
  index === count - 1 && [...word].length >= MIN_PREFIX_LENGTH;
