import type { ProofMethod } from '@rostra/contract';
import type { Member } from '../../../http/caller.ts';
import type { LoginContext } from '../context.ts';

/** With a second factor, the password alone proves nothing. */
export async function listProofMethods(
  { secondFactors }: Pick<LoginContext, 'secondFactors'>,
  { userId }: Member,
): Promise<ProofMethod[]> {
  const factors = await secondFactors.findMethods(userId);
  return factors.length > 0 ? factors : ['password'];
}
