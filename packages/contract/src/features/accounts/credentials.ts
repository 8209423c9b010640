import { z } from '../../zod.ts';

export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const PASSWORDS_DIFFER = 'Passwords do not match';

/** 128 characters never need more code units; longer input is rejected without normalising it. */
const RAW_MAX = 1024;

/** Keyboards compose the same characters differently. */
export const normalisePassword = (password: string) => password.normalize('NFKC');

const lengthOf = (password: string) => [...normalisePassword(password)].length;

const tooLong = `Password must be at most ${PASSWORD_MAX} characters`;

/** A new password. The server also rejects common ones. */
export const newPasswordSchema = z
  .string('Password is required')
  .min(1, { error: 'Password is required', abort: true })
  .max(RAW_MAX, { error: tooLong, abort: true })
  .refine((value) => lengthOf(value) >= PASSWORD_MIN, {
    error: `Password must be at least ${PASSWORD_MIN} characters`,
    abort: true,
  })
  .refine((value) => lengthOf(value) <= PASSWORD_MAX, tooLong);

/** An existing password, which is only compared. */
export const givenPasswordSchema = z.string('Password is required').min(1, 'Password is required');

/** Email addresses are case-insensitive. */
export const emailSchema = z
  .string('Email is required')
  .trim()
  .min(1, { error: 'Email is required', abort: true })
  .max(254, { error: 'Email must be at most 254 characters', abort: true })
  .toLowerCase()
  .pipe(z.email('Email must be a valid email address'));

/** No @, so that a username can never be mistaken for an email address. */
export const usernameSchema = z
  .string('Username is required')
  .trim()
  .normalize('NFKC')
  .min(1, { error: 'Username is required', abort: true })
  .min(3, { error: 'Username must be at least 3 characters', abort: true })
  .max(30, { error: 'Username must be at most 30 characters', abort: true })
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{M}\p{N}._-]*$/u,
    'Username may have letters, digits, dots, dashes and underscores, and starts with a letter or digit',
  );
