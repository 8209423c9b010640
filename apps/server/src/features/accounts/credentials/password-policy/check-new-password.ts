import { normalisePassword } from '@rostra/contract';
import { AppError } from '../../../../errors.ts';
import type { AccountContext } from '../../context.ts';
import { isCommonPassword, readCommonPasswords } from './common-passwords.ts';
import { isMadeOfOwner, isMadeOfSiteName, type PasswordOwner } from './own-words.ts';

const SEQUENCES = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz'].flatMap((line) => [
  line,
  [...line].reverse().join(''),
]);

/** Refuses the passwords that attackers try first. The contract checks the length. */
export function checkNewPassword(
  { site }: Pick<AccountContext, 'site'>,
  { password, owner, field }: { password: string; owner: PasswordOwner; field: string },
): void {
  const message = findWeakness(normalisePassword(password).toLowerCase(), owner, site.name);
  if (message === undefined) return;
  throw new AppError('validation_failed', message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  });
}

function findWeakness(plain: string, owner: PasswordOwner, siteName: string): string | undefined {
  if (isMadeOfOwner(plain, owner)) return 'Password must not be your username or email';
  if (isMadeOfSiteName(plain, siteName)) return 'Password must not be the name of this site';
  const isWeak = isSimple(plain) || isCommonPassword(plain, readCommonPasswords());
  return isWeak ? 'This password is too common, please choose another one' : undefined;
}

const isSimple = (plain: string) =>
  new Set(plain).size === 1 || SEQUENCES.some((sequence) => sequence.includes(plain));
