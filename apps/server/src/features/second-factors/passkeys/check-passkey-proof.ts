import type { AuthenticationResponse } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { UserRow } from '../../accounts/index.ts';
import type { SecondFactorContext } from '../context.ts';
import { takeChallenge } from './challenges.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { findPasskey, movePasskeyCounter, type PasskeyRow } from './passkeys.repo.ts';
import { readTransports } from './transports.ts';
import { userHandleOf } from './user-handle.ts';

/** The purpose of a challenge for logging in without a password. */
export const PASSWORDLESS = 'login';

/**
 * Verifies the signature. The returned function stores the new counter in a transaction, which fails if
 * another request has moved it. Undefined if the response is not valid.
 */
export async function checkPasskeyProof(
  context: SecondFactorContext,
  given: { userId: number; purpose: string; response: AuthenticationResponse },
): Promise<((tx: Queries, user: UserRow) => Promise<boolean>) | undefined> {
  const { userId, purpose, response } = given;
  const challenge = await takeChallenge(context, response.response.clientDataJSON, purpose);
  const passkey = await findPasskey(context.db.queries, response.id);
  if (challenge === undefined || passkey?.user_id !== userId) return undefined;
  const isPasswordless = purpose === PASSWORDLESS;
  const counter = await verifySignature(context, { passkey, challenge, response, isPasswordless });
  if (counter === undefined) return undefined;
  return async (tx, user) => {
    if (isPasswordless && response.response.userHandle !== userHandleOf(user)) return false;
    return movePasskeyCounter(tx, passkey, { counter, last_used_at: context.now().toISOString() });
  };
}

interface Signed {
  passkey: PasskeyRow;
  challenge: string;
  response: AuthenticationResponse;
  isPasswordless: boolean;
}

/** The new counter, if the response is valid. A counter that has not increased reveals a copied key. */
async function verifySignature(
  { relyingParty }: SecondFactorContext,
  { passkey, challenge, response, isPasswordless }: Signed,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { userHandle, ...rest } = response.response;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...response,
        clientExtensionResults: {},
        response: { ...rest, ...(userHandle ? { userHandle } : {}) },
      },
      expectedChallenge: challenge,
      expectedOrigin: relyingParty.origin,
      expectedRPID: relyingParty.id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.counter),
        transports: readTransports(passkey.transports),
      },
      requireUserVerification: isPasswordless,
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
