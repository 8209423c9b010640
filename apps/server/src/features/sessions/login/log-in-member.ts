import type { LogInInput } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import type { UserRow } from '../../../db/tables/accounts.ts';
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
import { type Admission, admitUser, completeAdmission, type LogInResult } from './admit-user.ts';
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
  const admit = async (verified: UserRow): Promise<Admission | undefined> => {
    const passwordHash = context.hasher.needsRehash(verified.password_hash)
      ? await context.hasher.hash(password)
      : verified.password_hash;
    return context.db.transaction(async (tx) => {
      if (!(await lockVerifiedUser(tx, verified, { password_hash: passwordHash })))
        return undefined;
      await undoAttempt(tx, limits.sharedKeys); // these keys sort before the device's own
      await clearAttempts(tx, limits.ownKeys);
      return admitUser(context, tx, verified, () =>
        startReportedLogin(context, tx, verified, client),
      );
    });
  };
  const admission =
    (await admit(user)) ?? (await admitAgain(context, { account, user, password }, admit));
  if (!admission) throw invalid();
  return completeAdmission(context, user, admission);
}

/** Another login may have rehashed the same password in the meantime. */
async function admitAgain(
  { db, hasher }: LoginContext,
  { account, user, password }: { account: string; user: UserRow; password: string },
  admit: (verified: UserRow) => Promise<Admission | undefined>,
): Promise<Admission | undefined> {
  const current = await findUserByAccountKey(db.queries, account);
  if (current?.id !== user.id) return undefined;
  if (!(await hasher.verify(current.password_hash, password))) return undefined;
  return admit(current);
}
