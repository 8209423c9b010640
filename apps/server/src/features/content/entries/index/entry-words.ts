import { spellingsOf, wordsOf } from '../../../../languages/spelling/spellings.ts';

const MAX_WORDS = 10;

/** A word with its other spellings. The databases' own rules about letters differ. */
const withSpellings = (word: string): string[] => [word, ...spellingsOf(word)];

/** Each word once: spellings take time, and only whether a text has a word is asked. */
export const indexedWords = (text: string): string =>
  [...new Set(wordsOf(text))].flatMap(withSpellings).join(' ');

/** For each word of the input its spellings. Nothing else is passed on, so that nobody can use the query syntax. */
export const searchedWords = (text: string): string[][] =>
  wordsOf(text)
    .slice(0, MAX_WORDS)
    .map((word) => withSpellings(word.slice(0, 40)));
