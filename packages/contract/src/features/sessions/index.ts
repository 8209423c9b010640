export {
  type AuthResponse,
  authResponseSchema,
  type FactorKind,
  type FactorMethod,
  type LogInResponse,
  type PendingLogin,
} from './auth-response.ts';
export { type LogInInput, logIn, logInSchema } from './log-in.ts';
export { logOut } from './log-out.ts';
export {
  getProofMethods,
  getProofOptions,
  type IdentityProof,
  identityProofSchema,
  PROOF_LIFETIME_MS,
  type ProofMethod,
  passwordProofSchema,
  proveIdentity,
} from './prove-identity.ts';
export { refreshToken } from './refresh-token.ts';
export {
  endOtherSessions,
  endSession,
  listSessions,
  type Session,
  sessionSchema,
} from './sessions.ts';
