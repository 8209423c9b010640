import type { LogInInput } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import type { ClientInfo } from '../../../http/caller.ts';
import {
  accountKey,
  clearAttempts,
  countAttempt,
  findUserByAccountKey,
  type LoginResult,
  lockVerifiedUser,
  type UserRow,
  undoAttempt,
} from '../../accounts/index.ts';
import { notify } from '../../notifications/index.ts';
import type { LoginContext } from '../context.ts';
import { deviceLabel } from '../devices/device-label.ts';
import { cookieHash, deviceHashes } from './devices.ts';
import { newLoginMail } from './emails.ts';
import { hasKnownDevice } from './known-devices.repo.ts';
import { loginLimits } from './login-limits.ts';
import { newLoginNotice } from './notices.ts';
import { completeLogin, startLogin } from './start-login.ts';

const invalid = () => new AppError('invalid_credentials', 'Invalid identifier or password');

/** Takes the same steps, and so the same time, whether or not the account exists. */
export async function logInMember(
  context: LoginContext,
  { identifier, password }: LogInInput,
  client: ClientInfo,
): Promise<LoginResult> {
  const account = accountKey(identifier);
  if (account === undefined) throw invalid();
  const user = await findUserByAccountKey(context.db.queries, account);
  const limits = loginLimits(account, client, await isKnownDevice(context, user, client));
  await countAttempt(context, limits.all);
  const matches = await context.hasher.verify(user?.password_hash, password);
  if (!user || !matches) throw invalid();
  if (user.is_blocked) {
    throw new AppError('account_blocked', 'Your account has been blocked by an administrator');
  }
  const passwordHash = context.hasher.needsRehash(user.password_hash)
    ? await context.hasher.hash(password)
    : user.password_hash;
  const login = await context.db.transaction(async (tx) => {
    if (!(await lockVerifiedUser(tx, user, { password_hash: passwordHash }))) throw invalid();
    await undoAttempt(tx, limits.sharedKeys); // these keys sort before the device's own
    await clearAttempts(tx, limits.ownKeys);
    await reportNewDevice(context, tx, user, client);
    return startLogin(context, tx, user.id, client);
  });
  return completeLogin(context, user, login);
}

async function isKnownDevice(
  { db }: LoginContext,
  user: UserRow | undefined,
  { deviceId }: ClientInfo,
): Promise<boolean> {
  if (deviceId === undefined) return false;
  return hasKnownDevice(db.queries, user?.id ?? 0, [cookieHash(deviceId)]);
}

async function reportNewDevice(
  { outbox, site, now }: LoginContext,
  tx: Queries,
  user: UserRow,
  client: ClientInfo,
): Promise<void> {
  if (await hasKnownDevice(tx, user.id, deviceHashes(client, client.deviceId ?? ''))) return;
  const device = deviceLabel(client.userAgent);
  const at = now();
  await outbox.put(tx, newLoginMail(site, user, { device, at }));
  await notify(tx, now, newLoginNotice(user.id, device, at));
}
