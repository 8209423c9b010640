import { normalisePassword } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { invalidField } from '../../../../errors.ts';
import type { AccountContext } from '../../context.ts';
import { isCommonPassword, readCommonPasswords } from './common-passwords.ts';
import {
  isDerivedFromOwner,
  isDerivedFromSiteName,
  type PasswordOwner,
} from './derived-passwords.ts';

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
  if (message !== undefined) throw invalidField([field], message);
}

function findWeakness(plain: string, owner: PasswordOwner, siteName: string): string | undefined {
  if (isDerivedFromOwner(plain, owner))
    return messageReference('accounts-server', 'passwordIsOwner');
  if (isDerivedFromSiteName(plain, siteName))
    return messageReference('accounts-server', 'passwordIsSite');
  const isWeak = isSimple(plain) || isCommonPassword(plain, readCommonPasswords());
  return isWeak ? messageReference('accounts-server', 'passwordCommon') : undefined;
}

const isSimple = (plain: string) =>
  new Set(plain).size === 1 || SEQUENCES.some((sequence) => sequence.includes(plain));
