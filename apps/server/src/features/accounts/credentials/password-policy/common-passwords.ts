import { readFileSync } from 'node:fs';
import { repositoryFile } from '../../../../location/repository.ts';

const LIST = repositoryFile(
  'apps/server/src/features/accounts/credentials/password-policy/common-passwords.txt',
);

/** About 50,000 passwords, one on each line. Not kept in memory, because new passwords are rare. */
export const readCommonPasswords = (): string => readFileSync(LIST, 'utf8');

/**
 * Whether a password in lower case is one of those that attackers try first, also with digits and
 * punctuation added to its end, with accents, spaces or invisible characters in it, or written twice.
 */
export function isCommonPassword(plain: string, list: string): boolean {
  const bare = foldLetters(plain).replace(/[^\p{L}\p{N}]/gu, '');
  return [plain, bare, halfOf(bare)].some(
    (variant) => list.includes(`\n${variant}\n`) || list.includes(`\n${withoutSuffix(variant)}\n`),
  );
}

const foldLetters = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '');

/** The repeated half, if a text consists of the same text twice. */
const halfOf = (text: string) => {
  const half = text.slice(0, text.length / 2);
  return half + half === text ? half : text;
};

/** To an attacker, `summer2026!` is a variant of `summer`. */
export const withoutSuffix = (plain: string) => plain.replace(/[^\p{L}]+$/u, '');
