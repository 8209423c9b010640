import type { ProofMethod } from '@rostra/contract';
import type { Member } from '../../../http/caller.ts';
import { findUserRow } from '../../accounts/index.ts';
import type { LoginContext } from '../context.ts';

/** An account that logs in with a passkey may have no password. */
export async function listProofMethods(
  { db, secondFactors }: Pick<LoginContext, 'db' | 'secondFactors'>,
  { userId }: Member,
): Promise<ProofMethod[]> {
  const user = await findUserRow(db.queries, userId);
  const factors = await secondFactors.findKinds(userId);
  return user?.password_hash ? ['password', ...factors] : factors;
}
