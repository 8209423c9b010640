import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from './seal.ts';

/** Signs the texts of links that work without a login. */
export interface Signer {
  sign(text: string): string;
  isValid(text: string, signature: string): boolean;
}

export function createSigner(secret: string, purpose: string): Signer {
  const key = deriveKey(secret, purpose);
  const digest = (text: string) => createHmac('sha256', key).update(text).digest();
  return {
    sign: (text) => digest(text).toString('base64url'),
    isValid: (text, signature) => {
      const expected = digest(text);
      const given = Buffer.from(signature, 'base64url');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}
