import { createHash, randomInt } from 'node:crypto';
import { createSeal, type Seal } from '../../../crypto/seal.ts';

/** Digits and letters that nobody mistakes for each other. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'; // cspell:disable-line
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** 80 random bits, in groups: `7K2M-PQ0X-…`. */
export const createGiftCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join(''),
  ).join('-');

/** Of a code without groups. Nobody can guess 80 bits, so a fast hash is enough. */
export const hashGiftCode = (code: string): string =>
  createHash('sha256').update(code.replaceAll('-', '')).digest('hex');

export const createGiftSeal = (secret: string): Seal => createSeal(secret, 'rostra gift codes');
