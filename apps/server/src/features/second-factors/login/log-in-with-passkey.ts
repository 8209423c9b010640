import type { AuthenticationResponse, RequestOptions } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { ClientInfo } from '../../../http/caller.ts';
import { countAttempt, type LoginResult } from '../../accounts/index.ts';
import { completeLogin, startReportedLogin } from '../../sessions/index.ts';
import type { SecondFactorContext } from '../context.ts';
import { PASSWORDLESS } from '../passkeys/check-passkey-proof.ts';
import { createRequestOptions } from '../passkeys/create-request-options.ts';
import { findPasskey } from '../passkeys/passkeys.repo.ts';
import { addressLimit } from './factor-limits.ts';
import { proveFactor } from './prove-factor.ts';

export const createPasskeyLoginOptions = (context: SecondFactorContext): Promise<RequestOptions> =>
  createRequestOptions(context, { purpose: PASSWORDLESS });

/** A passkey that has verified its user is two factors in one, so the password is not needed. */
export async function logInWithPasskey(
  context: SecondFactorContext,
  response: AuthenticationResponse,
  client: ClientInfo,
): Promise<LoginResult> {
  const passkey = await findPasskey(context.db.queries, response.id);
  if (!passkey) {
    await countAttempt(context, [addressLimit('passkey', client)]);
    throw new AppError(
      'invalid_passkey',
      messageReference('second-factors-server', 'passkeyInvalid'),
    );
  }
  const attempt = {
    userId: passkey.user_id,
    proof: { method: 'passkey' as const, response },
    purpose: PASSWORDLESS,
    client,
  };
  const { user, result } = await proveFactor(context, attempt, (tx, user) =>
    startReportedLogin(context, tx, user, client),
  );
  return completeLogin(context, user, result);
}
