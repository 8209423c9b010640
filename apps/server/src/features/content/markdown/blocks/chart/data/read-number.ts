import { type Language, languages } from '@rostra/messages';

/** Beyond this, numbers are not exact, and their sums might not be finite. */
const MAX = 1e15;

/** Digits of Arabic and Persian, and their separators. */
const ARABIC_DIGIT = /[\u0660-\u0669\u06f0-\u06f9]/g;
const NUMBER = /[-−–+]?\d[\d.,'’\s]*/;

/** Reads numbers as people write them in a language: `1,234.5`, `−3 %`, `€ 20`. Undefined for a cell without one. */
export function createNumberReader(language: string): (cell: string) => number | undefined {
  const { group, decimal } = separatorsOf(language);
  const grouped = new RegExp(`^\\d{1,3}(?:\\${group}\\d{3})+(?:\\${decimal}\\d+)?$`);
  return (cell) => {
    const text = toLatin(cell.trim());
    const [written = ''] = NUMBER.exec(text) ?? [];
    // “2024 to 2026” is not a number.
    if (written === '' || /\d/.test(text.replace(written, ''))) return undefined;
    const digits = written
      .replace(/[\s'’+]/g, '')
      .replace(/^[−–]/, '-')
      .replace(/[.,]$/, '');
    const unsigned = digits.replace('-', '');
    const plain = grouped.test(unsigned)
      ? unsigned.replaceAll(group, '').replace(decimal, '.')
      : unsigned.replace(',', '.');
    const value = Number(digits.startsWith('-') ? `-${plain}` : plain);
    return Number.isFinite(value) && Math.abs(value) <= MAX ? value : undefined;
  };
}

/** The two signs of a language; spaces and apostrophes are groups in every one. */
function separatorsOf(language: string): { group: string; decimal: string } {
  const { decimal } = (languages[language as Language] ?? languages.en).money;
  return { group: decimal === ',' ? '.' : ',', decimal };
}

const toLatin = (text: string): string =>
  text
    .replace(ARABIC_DIGIT, (digit) => String((digit.codePointAt(0) ?? 0) & 15))
    .replaceAll('٫', '.')
    .replaceAll('٬', '');
