import type { IdentityProof } from '@rostra/contract';
import type { Member } from '../../../http/caller.ts';
import type { SessionContext } from '../context.ts';
import { recordProof } from './record-proof.ts';

/** A check for each method, which throws if the proof is invalid. It limits attempts itself. */
export type ProofChecks = {
  readonly [M in IdentityProof['method']]: (
    userId: number,
    proof: Extract<IdentityProof, { method: M }>,
  ) => Promise<void>;
};

/** Allows the caller's session sensitive actions for the next ten minutes. */
export async function proveOwnIdentity(
  context: Pick<SessionContext, 'db' | 'now'>,
  checks: ProofChecks,
  member: Member,
  proof: IdentityProof,
): Promise<void> {
  const check = checks[proof.method] as (userId: number, proof: IdentityProof) => Promise<void>;
  await check(member.userId, proof);
  await recordProof(context, member);
}
