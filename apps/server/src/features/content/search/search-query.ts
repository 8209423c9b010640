const MAX_WORDS = 10;

/** The words of what somebody typed. Nothing else of it reaches the search engine. */
export const wordsIn = (text: string): string[] =>
  (
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
    .slice(0, MAX_WORDS)
    .map((word) => word.slice(0, 40));

/** All the words, the last one possibly unfinished. */
export const fts5Query = (words: readonly string[]): string =>
  words.map((word, index) => `"${word}"${index === words.length - 1 ? '*' : ''}`).join(' ');

export const tsQuery = (words: readonly string[]): string =>
  words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`).join(' & ');
