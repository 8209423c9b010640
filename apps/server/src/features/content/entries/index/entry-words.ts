const MAX_WORDS = 10;

/** In lower case and without accents. The databases' own rules about letters differ. */
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

export const indexedWords = (text: string): string => wordsIn(text).join(' ');

/** Only the words of the input are passed on, so that nobody can use the query syntax. */
export const searchedWords = (text: string): string[] =>
  wordsIn(text)
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, 40));
