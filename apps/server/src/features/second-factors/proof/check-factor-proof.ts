import type { FactorMethod, FactorProof, RequestOptions } from '@rostra/contract';
import type { ClientInfo, Member } from '../../../http/caller.ts';
import type { ProofChecks } from '../../sessions/index.ts';
import type { SecondFactorContext } from '../context.ts';
import { proveFactor } from '../login/prove-factor.ts';
import { createRequestOptions } from '../passkeys/create-request-options.ts';

/** A challenge of one session is useless in another. */
const purposeOf = ({ sessionId }: Pick<Member, 'sessionId'>) => `proof ${sessionId}`;

/** Second factors as proofs of identity within a session. Failures count as they do at the login. */
export function createFactorProofChecks(
  context: SecondFactorContext,
): Pick<ProofChecks, FactorMethod> {
  const check = async (member: Member, proof: FactorProof, client: ClientInfo) => {
    const attempt = { userId: member.userId, proof, purpose: purposeOf(member), client };
    await proveFactor(context, attempt, async () => undefined);
  };
  return { totp: check, passkey: check, 'recovery-code': check };
}

export const createProofOptions = (
  context: SecondFactorContext,
  member: Member,
): Promise<RequestOptions> =>
  createRequestOptions(context, { purpose: purposeOf(member), userId: member.userId });
