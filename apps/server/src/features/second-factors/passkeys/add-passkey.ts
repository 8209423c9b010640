import type { Passkey, RegistrationResponse } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, unauthorized } from '../../../errors.ts';
import type { ClientInfo, Member } from '../../../http/caller.ts';
import { localSite } from '../../../languages/site.ts';
import { deviceLabel, lockActiveUser, translateDevice } from '../../accounts/index.ts';
import { forgetOtherProofs } from '../../sessions/index.ts';
import { announceFactor } from '../announce-factor.ts';
import type { SecondFactorContext } from '../context.ts';
import { issueFirstRecoveryCodes } from '../recovery/issue-recovery-codes.ts';
import { takeChallenge } from './challenges.ts';
import { MAX_PASSKEYS, registrationPurpose, tooManyPasskeys } from './create-creation-options.ts';
import { describePasskey } from './describe-passkey.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { findPasskeysOf, insertPasskey } from './passkeys.repo.ts';
import { ALGORITHMS } from './relying-party.ts';
import { writeTransports } from './transports.ts';

const refused = () =>
  new AppError('invalid_passkey', messageReference('second-factors-server', 'passkeyRefused'));

/** Stores a passkey, named after the browser that created it, with recovery codes if it is the first factor. */
export async function addPasskey(
  context: SecondFactorContext,
  member: Member,
  response: RegistrationResponse,
  client: ClientInfo,
): Promise<{ passkey: Passkey; recoveryCodes: string[] | null }> {
  const { db, now, outbox } = context;
  const { userId } = member;
  const credential = await verifyRegistration(context, member, response);
  if (!credential) throw refused();
  const added = await db.transaction(async (tx) => {
    const user = await lockActiveUser(tx, userId);
    if (!user) throw unauthorized();
    if ((await findPasskeysOf(tx, userId)).length >= MAX_PASSKEYS) throw tooManyPasskeys();
    const passkey = await insertPasskey(tx, {
      user_id: userId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: writeTransports(response.response.transports),
      name: translateDevice(deviceLabel(client.userAgent), localSite(context.site, user).messages),
      created_at: now().toISOString(),
      last_used_at: null,
    });
    if (!passkey) throw refused();
    await forgetOtherProofs(tx, member);
    await announceFactor(context, tx, user, 'passkey_added', client);
    const recoveryCodes = await issueFirstRecoveryCodes(context, tx, userId, client);
    return { passkey: describePasskey(passkey), recoveryCodes };
  });
  outbox.wake();
  return added;
}

async function verifyRegistration(
  context: SecondFactorContext,
  member: Member,
  response: RegistrationResponse,
) {
  const purpose = registrationPurpose(member);
  const challenge = await takeChallenge(context, response.response.clientDataJSON, purpose);
  if (challenge === undefined) return undefined;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const { transports, ...rest } = response.response;
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: {
        ...response,
        clientExtensionResults: {},
        response: { ...rest, ...(transports ? { transports } : {}) },
      },
      expectedChallenge: challenge,
      expectedOrigin: context.relyingParty.origin,
      expectedRPID: context.relyingParty.id,
      supportedAlgorithmIDs: ALGORITHMS,
      // A security key without a PIN may still serve as a second factor.
      requireUserVerification: false,
    });
    return registrationInfo?.credential;
  } catch {
    return undefined;
  }
}
