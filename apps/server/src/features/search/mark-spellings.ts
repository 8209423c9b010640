import { spellingsOf, WORD } from '../../languages/spelling/spellings.ts';
import { END, START } from './hits/hits.repo.ts';
import { stemmedTerms } from './search-query.ts';

/** What databases have marked, and the text between. */
const PARTS = new RegExp(`(${START}[^${END}]*${END})`);

/** Marks words that match in another spelling, which databases do not: `Straße` for `strasse`. */
export function markSpellings(
  marked: string,
  { words, locale }: { words: readonly string[]; locale: string },
): string {
  const terms = stemmedTerms(words, locale).flat();
  const isMatch = (word: string) =>
    spellingsOf(word.normalize('NFC').toLowerCase()).some((spelling) =>
      terms.some(({ text, isOpen }) => (isOpen ? spelling.startsWith(text) : spelling === text)),
    );
  return marked
    .split(PARTS)
    .map((part) =>
      part.startsWith(START)
        ? part
        : part.replace(WORD, (word) => (isMatch(word) ? START + word + END : word)),
    )
    .join('');
}
