import { readFileSync } from 'node:fs';
import { repositoryFile } from '../../../../location/repository.ts';

const LIST = repositoryFile(
  'apps/server/src/features/accounts/credentials/password-policy/common-passwords.txt',
);

/**
 * Whether a password in lower case is one of about 50,000 that attackers try first, also with digits and
 * punctuation added to its end. The list is not kept in memory: new passwords are rare.
 */
export function isCommonPassword(plain: string): boolean {
  const list = readFileSync(LIST, 'utf8');
  return list.includes(`\n${plain}\n`) || list.includes(`\n${withoutSuffix(plain)}\n`);
}

/** To an attacker, `summer2026!` is a variant of `summer`. */
export const withoutSuffix = (plain: string) => plain.replace(/[^\p{L}]+$/u, '');
