const MAX_WORDS = 10;

/** Only the words of the input reach the search engine, so no query syntax does. */
export const wordsIn = (text: string): string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, 40));

/** Matches all words; the last one may be a prefix. */
export const fts5Query = (words: readonly string[]): string =>
  words.map((word, index) => `"${word}"${index === words.length - 1 ? '*' : ''}`).join(' ');

export const tsQuery = (words: readonly string[]): string =>
  words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join(' & ');
