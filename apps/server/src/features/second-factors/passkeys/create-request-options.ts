import type { RequestOptions } from '@rostra/contract';
import type { SecondFactorContext } from '../context.ts';
import { CHALLENGE_LIFETIME_MS, storeChallenge } from './challenges.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { findPasskeysOf } from './passkeys.repo.ts';
import { readTransports } from './transports.ts';

/**
 * With a user, for one of their passkeys as a second factor. Without, for any passkey of this site in
 * place of a password, which must then verify its user by a PIN or biometrics.
 */
export async function createRequestOptions(
  context: SecondFactorContext,
  { purpose, userId }: { purpose: string; userId?: number },
): Promise<RequestOptions> {
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const passkeys = userId === undefined ? [] : await findPasskeysOf(context.db.queries, userId);
  const options = await generateAuthenticationOptions({
    rpID: context.relyingParty.id,
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: userId === undefined ? 'required' : 'preferred',
    allowCredentials: passkeys.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: readTransports(transports),
    })),
  });
  await storeChallenge(context, options.challenge, purpose);
  return options as RequestOptions;
}
