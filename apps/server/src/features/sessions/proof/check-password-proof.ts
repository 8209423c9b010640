import { verifyOwnPassword } from '../../accounts/index.ts';
import type { LoginContext } from '../context.ts';
import { passwordNotEnough } from './password-not-enough.ts';
import type { ProofChecks } from './prove-own-identity.ts';

export const checkPasswordProof =
  (context: LoginContext): ProofChecks['password'] =>
  async ({ userId }, { password }) => {
    if (await context.hasSecondFactor(userId)) throw passwordNotEnough();
    await verifyOwnPassword(context, userId, password);
  };
