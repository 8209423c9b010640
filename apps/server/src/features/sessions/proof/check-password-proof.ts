import { verifyOwnPassword } from '../../accounts/index.ts';
import type { LoginContext } from '../context.ts';
import type { ProofChecks } from './prove-own-identity.ts';

export const checkPasswordProof =
  (context: LoginContext): ProofChecks['password'] =>
  async ({ userId }, { password }) => {
    await verifyOwnPassword(context, userId, password);
  };
