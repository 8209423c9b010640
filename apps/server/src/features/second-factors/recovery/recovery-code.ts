import { createHmac, randomInt } from 'node:crypto';

/** Crockford's base32: no letters that look like digits. */
const ALPHABET = [...'0123456789abcdefghjkmnpqrstvwxyz']; // cspell:disable-line
const GROUP = 5;

const group = () =>
  Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** 50 bits: too many to guess at the allowed rate, and short enough to type. */
export const newRecoveryCode = () => `${group()}-${group()}`;

const normalise = (code: string) =>
  code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1');

export const hashRecoveryCode = (key: Buffer, userId: number, code: string) =>
  createHmac('sha256', key)
    .update(`${userId} ${normalise(code)}`)
    .digest('base64url');
