import { createHmac } from 'node:crypto';
import { deriveKey } from '../../../crypto/seal.ts';

/** Of an address in lower case. Without the site's secret, nobody can tell whose it is by trying addresses. */
export type AddressHash = (email: string) => string;

export function createAddressHash(secret: string): AddressHash {
  const key = deriveKey(secret, 'rostra suppressed addresses');
  return (email) => createHmac('sha256', key).update(email).digest('base64url');
}
