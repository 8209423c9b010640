import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalisePassword } from '@rostra/contract';
import { AppError } from '../../../errors.ts';

const common = new Set(
  readFileSync(join(import.meta.dirname, 'common-passwords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);

const SEQUENCES = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz'].flatMap((line) => [
  line,
  [...line].reverse().join(''),
]);

export interface PasswordOwner {
  username: string;
  email: string;
}

/** Refuses the passwords that attackers try first. The contract checks the length. */
export function checkNewPassword(password: string, owner: PasswordOwner, field: string): void {
  const plain = normalisePassword(password).toLowerCase();
  if (isOwn(plain, owner)) throw refused(field, 'Password must not be your username or email');
  if (isCommon(plain)) {
    throw refused(field, 'This password is too common, please choose another one');
  }
}

function isOwn(plain: string, { username, email }: PasswordOwner): boolean {
  const own = [username, email, email.split('@', 1)[0] ?? ''].map((text) => text.toLowerCase());
  return own.includes(plain);
}

const isCommon = (plain: string) =>
  common.has(plain) ||
  new Set(plain).size === 1 ||
  SEQUENCES.some((sequence) => sequence.includes(plain));

function refused(field: string, message: string): AppError {
  return new AppError('validation_failed', message, {
    errors: [{ path: [field], message, name: 'ValidationError' }],
  });
}
