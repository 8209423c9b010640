import anyAscii from 'any-ascii';

type Spelling = Readonly<Record<string, string>>;

/** How a language writes its own letters where only a to z are available. */
const BY_LANGUAGE: Readonly<Record<string, Spelling>> = {
  de: { ä: 'ae', ö: 'oe', ü: 'ue' },
};

/** Arabic letters that stand for vowels. The library leaves some of them out. */
const ARABIC: Spelling = { ا: 'a', أ: 'a', إ: 'i', آ: 'a', ة: 'a', ى: 'a', ؤ: 'u', ئ: 'i' };

/** Each Chinese character is a syllable of its own. */
const IS_SYLLABLE = /^\p{Script=Han}$/u;
const IS_LETTER = /^[\p{L}\p{M}\p{N}]$/u;

/**
 * Writes letters and digits of any script as a to z and 0 to 9, with the spelling of the language (`ł` is `l`, `ö` is
 * `oe` in German). Everything else becomes a space. The result is empty if nothing can be written this way.
 */
export function toLatin(text: string, language?: string): string {
  const own = BY_LANGUAGE[language ?? ''];
  const letters = Array.from(text.normalize('NFKC').toLowerCase(), (letter) => {
    if (!IS_LETTER.test(letter)) return ' ';
    const latin = own?.[letter] ?? ARABIC[letter] ?? anyAscii(letter);
    // Soft signs and glottal stops are apostrophes in Latin letters, and do not separate words.
    const plain = latin.toLowerCase().replace(/[^a-z0-9]/g, '');
    return IS_SYLLABLE.test(letter) ? ` ${plain} ` : plain;
  });
  return letters.join('').trim().replace(/ +/g, ' ');
}
