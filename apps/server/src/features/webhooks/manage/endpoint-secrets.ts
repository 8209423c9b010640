import type { Seal } from '../../../crypto/seal.ts';
import type { EndpointRow } from '../../../db/tables/webhooks.ts';

type Sealed = Pick<EndpointRow, 'id' | 'secret' | 'old_secret' | 'old_secret_until'>;

/** Those that sign now, the newest first. Undefined if they were sealed with another secret of the site. */
export function openSecrets(
  seal: Seal,
  { id, secret, old_secret: old, old_secret_until: until }: Sealed,
  at: Date,
): string[] | undefined {
  const current = seal.open(secret, id);
  if (current === undefined) return undefined;
  const isOldValid = old !== null && until !== null && at.toISOString() < until;
  const previous = isOldValid ? seal.open(old, id) : undefined;
  return previous === undefined ? [current] : [current, previous];
}
