import { createSigner } from '../../../crypto/signer.ts';

/** Outside `/api/consultations`, where it could clash with the slug of a consultation. */
export const STOP_PATH = '/api/mail-stops/consultations';

/** Signed addresses in mail headers that turn such mails off, and do nothing else. */
export interface StopLinks {
  pathFor(userId: number): string;
  /** Undefined if the signature is wrong. */
  userOf(query: { member: number; signature: string }): number | undefined;
}

export function createStopLinks(secret: string): StopLinks {
  const signer = createSigner(secret, 'rostra mails about consultations');
  return {
    pathFor: (userId) => `${STOP_PATH}?member=${userId}&signature=${signer.sign(String(userId))}`,
    userOf: ({ member, signature }) =>
      signer.isValid(String(member), signature) ? member : undefined,
  };
}
