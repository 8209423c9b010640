export {
  completeLogin,
  type FactorProof,
  getPasskeyLoginOptions,
  getSecondFactorOptions,
  logInWithPasskey,
  recoveryProofSchema,
  totpProofSchema,
} from './log-in.ts';
export {
  addPasskey,
  getPasskeyCreationOptions,
  passkeyNameSchema,
  removePasskey,
  renamePasskey,
} from './passkeys.ts';
export {
  getSecondFactors,
  type Passkey,
  replaceRecoveryCodes,
  type SecondFactors,
} from './second-factors.ts';
export {
  confirmTotp,
  removeTotp,
  startTotp,
  type TotpSetup,
  totpConfirmationSchema,
} from './totp.ts';
export type {
  AuthenticationResponse,
  CreationOptions,
  RegistrationResponse,
  RequestOptions,
} from './webauthn.ts';
