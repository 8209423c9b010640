import anyAscii from 'any-ascii';

/** Scripts whose marks readers leave out when they search. In others, such as Devanagari, marks are vowels. */
const HAS_OPTIONAL_MARKS =
  /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}]/u;
const NO_PART_OF_WORDS = /[^\p{L}\p{N}\p{M}]/gu;
const SPECIAL_LATIN = /[^\P{Script=Latin}a-z]/gu;

/** Two letters instead of one, as in German and the Scandinavian languages. */
const TWO_LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  å: 'aa',
  ø: 'oe',
};

/** Arabic letters that are often written in a simpler form, and the stroke that only lengthens a word. */
const ARABIC: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ـ: '',
};

export const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** The words of a text in lower case, with their accents. */
export const wordsOf = (text: string): string[] =>
  text.normalize('NFC').toLowerCase().match(WORD) ?? [];

/**
 * How else readers type a word: `straße` is `strasse`; `öl` is `oel` and `ol`; Arabic without diacritics. Both the
 * index and the query use it, so that every spelling of a word finds the others.
 */
export function spellingsOf(word: string): string[] {
  // Nearly all words have no other spelling.
  if (/^[a-z0-9]*$/.test(word)) return [];
  const plain = plainSpelling(word);
  const long = plainSpelling(Array.from(word, (letter) => TWO_LETTERS[letter] ?? letter).join(''));
  return [...new Set([plain, long])].filter((spelling) => spelling !== word && spelling !== '');
}

function plainSpelling(word: string): string {
  if (!HAS_OPTIONAL_MARKS.test(word)) return word;
  return (
    Array.from(word, (letter) => ARABIC[letter] ?? letter)
      .join('')
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .normalize('NFC')
      .replace(SPECIAL_LATIN, (letter) => anyAscii(letter).toLowerCase())
      // Such as the apostrophe for `ʔ`: queries put spellings between quotation marks.
      .replace(NO_PART_OF_WORDS, '')
  );
}

/** The other spellings of all words of a text, each once, for an index. */
export const otherSpellings = (text: string): string => {
  const found = new Set<string>();
  for (const word of new Set(wordsOf(text))) {
    for (const spelling of spellingsOf(word)) found.add(spelling);
  }
  return [...found].join(' ');
};
