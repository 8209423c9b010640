import { createSeal, deriveKey } from '../../crypto/seal.ts';
import type { LoginContext } from '../sessions/index.ts';
import type { SecondFactorContext } from './context.ts';
import { relyingPartyOf } from './passkeys/relying-party.ts';

export const createSecondFactors = (
  context: LoginContext & Pick<SecondFactorContext, 'staffDeadline'>,
  secret: string,
): SecondFactorContext => ({
  ...context,
  seal: createSeal(secret, 'rostra totp secrets'),
  recoveryKey: deriveKey(secret, 'rostra recovery codes'),
  relyingParty: relyingPartyOf(context.site),
});
