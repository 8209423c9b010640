import { spellingsOf, wordsOf } from '../../languages/spelling/spellings.ts';
import { stemOf } from './search-language.ts';

const MAX_WORDS = 10;

/** Nearly every entry has a word that begins with a given letter or two, so these match whole words only. */
const MIN_PREFIX_LENGTH = 3;

/** Only the words of the input are passed on, so that users cannot use the query syntax. */
export const wordsIn = (text: string): string[] =>
  wordsOf(text)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, 40));

/** What an entry must contain for one of the words: any of these. */
interface Term {
  readonly text: string;
  /** Words that begin with it match as well. */
  readonly isOpen: boolean;
}

/**
 * Matches all words in any spelling; the last one may be a prefix. In languages whose words SQLite cannot stem, every word
 * without its ending is a prefix.
 */
export const fts5Query = (words: readonly string[], locale: string): string => {
  const groups = stemmedTerms(words, locale).map((terms) =>
    anyOf(
      terms.map(({ text, isOpen }) => `"${text}"${isOpen ? '*' : ''}`),
      ' OR ',
    ),
  );
  return groups.join(' AND ');
};

/** The same, in titles only. */
export const fts5TitleQuery = (words: readonly string[], locale: string): string =>
  `title : (${fts5Query(words, locale)})`;

export const tsQuery = (words: readonly string[]): string =>
  termsOf(words)
    .map((terms) =>
      anyOf(
        terms.map(({ text, isOpen }) => `'${text}'${isOpen ? ':*' : ''}`),
        ' | ',
      ),
    )
    .join(' & ');

const anyOf = (terms: readonly string[], or: string): string =>
  terms.length === 1 ? terms.join('') : `(${terms.join(or)})`;

const termsOf = (words: readonly string[]): Term[][] =>
  words.map((word, index) =>
    [word, ...spellingsOf(word)].map((text) => ({
      text,
      isOpen: index === words.length - 1 && [...text].length >= MIN_PREFIX_LENGTH,
    })),
  );

/** Without their endings, in languages whose words SQLite cannot stem. */
export const stemmedTerms = (words: readonly string[], locale: string): Term[][] =>
  termsOf(words).map((terms) =>
    terms.map(({ text, isOpen }) => {
      const stem = stemOf(text, locale);
      return { text: stem, isOpen: isOpen || stem !== text };
    }),
  );
