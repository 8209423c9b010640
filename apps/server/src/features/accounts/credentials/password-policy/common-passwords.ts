import { readFileSync } from 'node:fs';
import { repositoryFile } from '../../../../location/repository.ts';

const LIST = repositoryFile(
  'apps/server/src/features/accounts/credentials/password-policy/common-passwords.txt',
);

/** About 50,000 passwords, one on each line. Not kept in memory, because new passwords are rare. */
export const readCommonPasswords = (): string => readFileSync(LIST, 'utf8');

/**
 * Whether a password in lower case is one of those that attackers try first, also with digits and
 * punctuation added to its end.
 */
export function isCommonPassword(plain: string, list: string): boolean {
  return list.includes(`\n${plain}\n`) || list.includes(`\n${withoutSuffix(plain)}\n`);
}

/** To an attacker, `summer2026!` is a variant of `summer`. */
export const withoutSuffix = (plain: string) => plain.replace(/[^\p{L}]+$/u, '');
