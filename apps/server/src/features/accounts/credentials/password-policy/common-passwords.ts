import { readFileSync } from 'node:fs';
import { repositoryFile } from '../../../../location/repository.ts';
import { foldLookAlikes, readSigns } from '../../names/look-alikes.ts';

const LIST = repositoryFile(
  'apps/server/src/features/accounts/credentials/password-policy/common-passwords.txt',
);

/** About 50,000 passwords, one on each line. Not kept in memory, because new passwords are rare. */
export const readCommonPasswords = (): string => readFileSync(LIST, 'utf8');

/**
 * Whether a password in lower case is one of those that attackers try first, also with digits and
 * punctuation added to its end, with accents, spaces or invisible characters in it, with letters of other scripts or
 * signs that look like its letters, or written twice.
 */
export function isCommonPassword(plain: string, list: string): boolean {
  const folded = foldLookAlikes(plain);
  const spellings = [plain, folded, withoutSuffix(folded)].flatMap((text) => [
    text,
    readSigns(text, 'i'),
    readSigns(text, 'l'),
  ]);
  const variants = new Set(
    spellings.flatMap((text) => {
      const bare = text.replace(/[^\p{L}\p{N}]/gu, '');
      return [text, bare, halfOf(bare)].flatMap((each) => [each, withoutSuffix(each)]);
    }),
  );
  return [...variants].some((variant) => list.includes(`\n${variant}\n`));
}

/** The repeated half, if a text consists of the same text twice. */
const halfOf = (text: string) => {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
};

/** To an attacker, `summer2026!` is a variant of `summer`. */
export const withoutSuffix = (plain: string) => plain.replace(/[^\p{L}]+$/u, '');
