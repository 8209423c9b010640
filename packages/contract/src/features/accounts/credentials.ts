import { messageReference } from '@rostra/messages';
import { z } from '../../zod.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const PASSWORDS_DIFFER = messageReference('accounts', 'rule.passwordsDiffer');

/** 128 characters never need more code units; longer input is rejected without normalising it. */
const RAW_MAX = 1024;

/** Keyboards compose the same characters differently. */
export const normalisePassword = (password: string) => password.normalize('NFKC');

const lengthOf = (password: string) => [...normalisePassword(password)].length;

const tooLong = messageReference('accounts', 'rule.passwordTooLong', { maximum: PASSWORD_MAX });

/** A new password. The server also rejects common ones. */
export const newPasswordSchema = z
  .string(messageReference('accounts', 'rule.passwordRequired'))
  .min(1, { error: messageReference('accounts', 'rule.passwordRequired'), abort: true })
  .max(RAW_MAX, { error: tooLong, abort: true })
  .refine((value) => lengthOf(value) >= PASSWORD_MIN, {
    error: messageReference('accounts', 'rule.passwordTooShort', { minimum: PASSWORD_MIN }),
    abort: true,
  })
  .refine((value) => lengthOf(value) <= PASSWORD_MAX, tooLong);

/** An existing password, which is only compared. */
export const givenPasswordSchema = z
  .string(messageReference('accounts', 'rule.passwordRequired'))
  .min(1, messageReference('accounts', 'rule.passwordRequired'));

/** Email addresses are case-insensitive. */
export const emailSchema = z
  .string(messageReference('accounts', 'rule.emailRequired'))
  .trim()
  .min(1, { error: messageReference('accounts', 'rule.emailRequired'), abort: true })
  .max(254, { error: messageReference('accounts', 'rule.emailTooLong'), abort: true })
  .toLowerCase()
  .pipe(z.email(messageReference('accounts', 'rule.emailInvalid')));

/** No @, so that a username can never be mistaken for an email address. */
export const usernameSchema = z
  .string(messageReference('accounts', 'rule.usernameRequired'))
  .trim()
  .normalize('NFKC')
  .min(1, { error: messageReference('accounts', 'rule.usernameRequired'), abort: true })
  .min(3, { error: messageReference('accounts', 'rule.usernameTooShort'), abort: true })
  .max(30, { error: messageReference('accounts', 'rule.usernameTooLong'), abort: true })
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u,
    messageReference('accounts', 'rule.usernameInvalid'),
  );
