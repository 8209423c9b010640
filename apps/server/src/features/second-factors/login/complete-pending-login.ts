import type { FactorProof, RequestOptions } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { ClientInfo } from '../../../http/caller.ts';
import { hashCode, type LoginResult } from '../../accounts/index.ts';
import { completeLogin, startReportedLogin } from '../../sessions/index.ts';
import type { SecondFactorContext } from '../context.ts';
import { createRequestOptions } from '../passkeys/create-request-options.ts';
import { findPendingLoginOwner, takePendingLogin } from './pending-logins.repo.ts';
import { proveFactor } from './prove-factor.ts';

const purposeOf = (tokenHash: string) => `second-factor ${tokenHash}`;

/** The same error for unknown, used and expired tokens. */
const expired = () =>
  new AppError('login_expired', messageReference('second-factors-server', 'loginExpired'));

export async function completePendingLogin(
  context: SecondFactorContext,
  { token, proof }: { token: string; proof: FactorProof },
  client: ClientInfo,
): Promise<LoginResult> {
  const tokenHash = hashCode(token);
  const userId = await getOwner(context, tokenHash);
  const attempt = { userId, proof, purpose: purposeOf(tokenHash), client };
  const { user, result } = await proveFactor(context, attempt, async (tx, user) => {
    if (!(await takePendingLogin(tx, tokenHash, context.now().toISOString()))) throw expired();
    return startReportedLogin(context, tx, user, client);
  });
  return completeLogin(context, user, result);
}

/** The options for completing it with one of the user's passkeys. */
export async function createPendingLoginOptions(
  context: SecondFactorContext,
  token: string,
): Promise<RequestOptions> {
  const tokenHash = hashCode(token);
  const userId = await getOwner(context, tokenHash);
  return createRequestOptions(context, { purpose: purposeOf(tokenHash), userId });
}

async function getOwner({ db, now }: SecondFactorContext, tokenHash: string): Promise<number> {
  const userId = await findPendingLoginOwner(db.queries, tokenHash, now().toISOString());
  if (userId === undefined) throw expired();
  return userId;
}
