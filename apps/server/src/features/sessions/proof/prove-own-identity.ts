import type { IdentityProof } from '@rostra/contract';
import type { ClientInfo, Member } from '../../../http/caller.ts';
import type { LoginContext } from '../context.ts';
import { passwordNotEnough } from './password-not-enough.ts';
import { recordPasswordProof, recordProof } from './record-proof.ts';

/** A check for each method, which throws if the proof is invalid. It limits attempts itself. */
export type ProofChecks = {
  readonly [M in IdentityProof['method']]: (
    member: Member,
    proof: Extract<IdentityProof, { method: M }>,
    client: ClientInfo,
  ) => Promise<void>;
};

/** Allows the caller's session sensitive actions for the next ten minutes. */
export async function proveOwnIdentity(
  context: Pick<LoginContext, 'db' | 'hasSecondFactor' | 'now'>,
  checks: ProofChecks,
  { member, proof, client }: { member: Member; proof: IdentityProof; client: ClientInfo },
): Promise<void> {
  await runCheck(checks, member, proof, client);
  if (proof.method !== 'password') await recordProof(context, member);
  else if (!(await recordPasswordProof(context, member))) throw passwordNotEnough();
}

/** Not a lookup by method, so that TypeScript knows that each check gets a proof of its own method. */
function runCheck(
  checks: ProofChecks,
  member: Member,
  proof: IdentityProof,
  client: ClientInfo,
): Promise<void> {
  switch (proof.method) {
    case 'password':
      return checks.password(member, proof, client);
    case 'totp':
      return checks.totp(member, proof, client);
    case 'passkey':
      return checks.passkey(member, proof, client);
    case 'recovery-code':
      return checks['recovery-code'](member, proof, client);
  }
}
