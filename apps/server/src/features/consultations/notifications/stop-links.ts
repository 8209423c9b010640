import { createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../../crypto/seal.ts';

/** Outside `/api/consultations`, where it could clash with the slug of a consultation. */
export const STOP_PATH = '/api/mail-stops/consultations';

/** Signed addresses in mail headers that turn such mails off, and do nothing else. */
export interface StopLinks {
  pathFor(userId: number): string;
  /** Undefined if the signature is wrong. */
  userOf(query: { member: number; signature: string }): number | undefined;
}

export function createStopLinks(secret: string): StopLinks {
  const key = deriveKey(secret, 'rostra mails about consultations');
  const sign = (userId: number) => createHmac('sha256', key).update(String(userId)).digest();
  return {
    pathFor: (userId) =>
      `${STOP_PATH}?member=${userId}&signature=${sign(userId).toString('base64url')}`,
    userOf: ({ member, signature }) => {
      const expected = sign(member);
      const given = Buffer.from(signature, 'base64url');
      const isValid = given.length === expected.length && timingSafeEqual(given, expected);
      return isValid ? member : undefined;
    },
  };
}
