import type { CreationOptions } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, unauthorized } from '../../../errors.ts';
import type { Member } from '../../../http/caller.ts';
import { findUserRow } from '../../accounts/index.ts';
import type { SecondFactorContext } from '../context.ts';
import { CHALLENGE_LIFETIME_MS, storeChallenge } from './challenges.ts';
import { loadWebAuthn } from './load-webauthn.ts';
import { findPasskeysOf } from './passkeys.repo.ts';
import { ALGORITHMS } from './relying-party.ts';
import { readTransports } from './transports.ts';
import { userIdOf } from './user-handle.ts';

export const MAX_PASSKEYS = 20;

export const tooManyPasskeys = () =>
  new AppError('conflict', messageReference('second-factors-server', 'maxPasskeys'));

export const registrationPurpose = ({ sessionId }: Pick<Member, 'sessionId'>) =>
  `registration ${sessionId}`;

/** A passkey that can be found without a username and verifies its user is preferred, not required. */
export async function createCreationOptions(
  context: SecondFactorContext,
  member: Member,
): Promise<CreationOptions> {
  const { db, relyingParty } = context;
  const user = await findUserRow(db.queries, member.userId);
  if (!user) throw unauthorized();
  const passkeys = await findPasskeysOf(db.queries, user.id);
  if (passkeys.length >= MAX_PASSKEYS) throw tooManyPasskeys();
  const { generateRegistrationOptions } = await loadWebAuthn();
  const options = await generateRegistrationOptions({
    rpID: relyingParty.id,
    rpName: relyingParty.name,
    userID: userIdOf(user),
    userName: user.email,
    userDisplayName: user.username,
    timeout: CHALLENGE_LIFETIME_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: passkeys.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: readTransports(transports),
    })),
  });
  await storeChallenge(context, options.challenge, registrationPurpose(member));
  return options as CreationOptions;
}
