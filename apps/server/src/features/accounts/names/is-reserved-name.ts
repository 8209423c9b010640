import { foldLookAlikes, readEmoji, readSigns } from './look-alikes.ts';
import { RESERVED_WORDS, ROLE_WORDS } from './reserved-words.ts';

/** Brackets, dashes between spaces, and other signs that set off a part of a name. */
const PART_ENDS = /[()[\]{}<>|,;:/•·–—]|\s-+\s/u;
/** Signs that look like the badge of a verified account. */
const CHECK_MARKS = /[\u2611\u2705\u2713\u2714\u{1f5f8}\u{1f5f9}\u{1f6e1}]/u;

/** Letters as people read them: `rn` is like m. The letters i and l count as the same. */
const toKey = (text: string): string =>
  readSigns(foldLookAlikes(text).replace(/[^\p{L}\p{N}@$€£!|]/gu, ''))
    .replace(/[^\p{L}]/gu, '')
    .replaceAll('l', 'i')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

/** What a word may stand for: with signs as letters, without digits and signs at its end, in the singular. */
const keysOf = (word: string): string[] => {
  const keys = [toKey(word), toKey(word.replace(/[\p{N}@$€£!|]+$/u, ''))];
  return [...keys, ...keys.map((key) => key.replace(/(?:innen|en|es|s)$/, ''))]; // cspell:disable-line
};

const roles = new Set(ROLE_WORDS.map(toKey));
const reserved = new Set([...ROLE_WORDS, ...RESERVED_WORDS].map(toKey));

const isIn = (known: ReadonlySet<string>, word: string) =>
  keysOf(word).some((key) => known.has(key));

/** Whether a username seems to be that of the site or its staff. */
export function isReservedUsername(given: string, siteName: string): boolean {
  const username = readEmoji(given);
  const { whole, first } = keysOfSite(siteName);
  return (
    isIn(reserved, username) ||
    isIn(first, username) ||
    username.split(/[._-]+/).some((part) => isIn(roles, part)) ||
    isMadeOfReserved(username.split(/[._-]+/), first) ||
    [...first].some((word) => isIn(reserved, restAfter(toKey(username), word))) ||
    (whole.length > 3 && toKey(username).includes(whole))
  );
}

/** The same for the name that others see, which may be a common one that contains the site’s: Hope Miller. */
export function isReservedName(given: string, siteName: string): boolean {
  const name = readEmoji(given);
  const { whole, first, isOneWord } = keysOfSite(siteName);
  const parts = name.split(PART_ENDS).map(withoutThe);
  return (
    CHECK_MARKS.test(name) ||
    parts.some((part) => isIn(reserved, part) || isIn(first, part)) ||
    wordsOf(name).some((word) => isIn(roles, word)) ||
    isMadeOfReserved(wordsOf(name), first) ||
    (!isOneWord && whole.length > 3 && toKey(name).includes(whole))
  );
}

const wordsOf = (name: string): string[] => name.split(/[^\p{L}\p{M}\p{N}@$€£!|]+/u);

/** Such as “Editorial Team”, or the first word of the site’s name with “Press Office”. */
const isMadeOfReserved = (words: readonly string[], first: ReadonlySet<string>): boolean => {
  const seen = words.filter((word) => toKey(word) !== '' && toKey(word) !== 'the');
  return seen.length > 1 && seen.every((word) => isIn(reserved, word) || isIn(first, word));
};

const restAfter = (text: string, start: string): string =>
  text.startsWith(start) ? text.slice(start.length) : '';

const withoutThe = (name: string): string => name.trim().replace(/^the\s+/i, '');

/** The whole name of the site, and its first word. */
function keysOfSite(siteName: string) {
  const words = withoutThe(siteName)
    .split(/\s+/)
    .map(toKey)
    .filter((word) => word !== '');
  const first = new Set(words.slice(0, 1));
  return { whole: words.join(''), first, isOneWord: words.length < 2 };
}
