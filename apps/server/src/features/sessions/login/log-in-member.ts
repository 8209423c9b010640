import type { LogInInput } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError, accountBlocked } from '../../../errors.ts';
import type { ClientInfo } from '../../../http/caller.ts';
import {
  accountKey,
  clearAttempts,
  countAttempt,
  findUserByAccountKey,
  lockVerifiedUser,
  recordFailure,
  undoAttempt,
} from '../../accounts/index.ts';
import type { LoginContext } from '../context.ts';
import { admitUser, completeAdmission, type LogInResult } from './admit-user.ts';
import { isKnownDevice } from './is-known-device.ts';
import { loginLimits } from './login-limits.ts';
import { startReportedLogin } from './start-reported-login.ts';

const invalid = () =>
  new AppError('invalid_credentials', messageReference('sessions-server', 'wrongLogin'));

/** Takes the same steps, and so the same time, whether or not the account exists. */
export async function logInMember(
  context: LoginContext,
  { identifier, password }: LogInInput,
  client: ClientInfo,
): Promise<LogInResult> {
  const account = accountKey(identifier);
  if (account === undefined) throw invalid();
  const user = await findUserByAccountKey(context.db.queries, account);
  const limits = loginLimits(account, client, await isKnownDevice(context, user?.id, client));
  await countAttempt(context, limits.all);
  const matches = await context.hasher.verify(user?.password_hash, password);
  if (!user || !matches) {
    await recordFailure(context, 'login_failed', user?.id, client);
    throw invalid();
  }
  if (user.is_blocked) {
    throw accountBlocked();
  }
  const passwordHash = context.hasher.needsRehash(user.password_hash)
    ? await context.hasher.hash(password)
    : user.password_hash;
  const admission = await context.db.transaction(async (tx) => {
    if (!(await lockVerifiedUser(tx, user, { password_hash: passwordHash }))) throw invalid();
    await undoAttempt(tx, limits.sharedKeys); // these keys sort before the device's own
    await clearAttempts(tx, limits.ownKeys);
    return admitUser(context, tx, user, () => startReportedLogin(context, tx, user, client));
  });
  return completeAdmission(context, user, admission);
}
