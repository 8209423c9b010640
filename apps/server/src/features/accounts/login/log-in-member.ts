import type { LogInInput } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import { AppError } from '../../../errors.ts';
import { notify } from '../../notifications/index.ts';
import { type ClientInfo, deviceLabel } from '../../sessions/index.ts';
import type { AccountContext } from '../context.ts';
import { takeAttempt } from '../throttling/throttle.ts';
import { deleteThrottles, uncountAttempts } from '../throttling/throttles.repo.ts';
import { usernameKey } from '../users/username-key.ts';
import {
  findUserByEmail,
  findUserByUsernameKey,
  type UserRow,
  updateUserWithPassword,
} from '../users/users.repo.ts';
import { cookieHash, deviceMarks } from './devices.ts';
import { newLoginMail } from './emails.ts';
import { hasKnownDevice } from './known-devices.repo.ts';
import { loginLimits } from './login-limits.ts';
import { newLoginNotice } from './notices.ts';
import { answerSignIn, type SignedIn, signIn } from './sign-in.ts';

const invalid = () => new AppError('invalid_credentials', 'Invalid identifier or password');

/** The same steps, and so the same time, whether or not there is such an account. */
export async function logInMember(
  context: AccountContext,
  { identifier, password }: LogInInput,
  client: ClientInfo,
): Promise<SignedIn> {
  const account = accountKey(identifier);
  if (account === undefined) throw invalid();
  const user = await findUserByAccountKey(context.db.queries, account);
  const limits = loginLimits(account, client, await isKnown(context, user, client));
  await takeAttempt(context, limits.all);
  const matches = await context.hasher.verify(user?.password_hash, password);
  if (!user || !matches) throw invalid();
  if (user.is_blocked) {
    throw new AppError('account_blocked', 'Your account has been blocked by an administrator');
  }
  const passwordHash = context.hasher.needsRehash(user.password_hash)
    ? await context.hasher.hash(password)
    : user.password_hash;
  const started = await context.db.transaction(async (tx) => {
    const held = await updateUserWithPassword(tx, user, { password_hash: passwordHash });
    if (!held) throw invalid();
    await uncountAttempts(tx, limits.sharedKeys); // their keys come before one's own
    await deleteThrottles(tx, limits.ownKeys);
    await tellOfUnknownDevice(context, tx, user, client);
    return signIn(context, tx, user.id, client);
  });
  return answerSignIn(context, user, started);
}

const LONGEST = 320;

/** What an identifier stands for; undefined if nobody can have it. */
export function accountKey(identifier: string): string | undefined {
  if (identifier.length > LONGEST || !identifier.isWellFormed()) return undefined;
  if (identifier.includes('\0')) return undefined;
  const trimmed = identifier.trim();
  return trimmed.includes('@') ? trimmed.toLowerCase() : usernameKey(trimmed);
}

const findUserByAccountKey = (db: Queries, key: string) =>
  key.includes('@') ? findUserByEmail(db, key) : findUserByUsernameKey(db, key);

async function isKnown(
  { db }: AccountContext,
  user: UserRow | undefined,
  { deviceId }: ClientInfo,
): Promise<boolean> {
  if (deviceId === undefined) return false;
  return hasKnownDevice(db.queries, user?.id ?? 0, [cookieHash(deviceId)]);
}

async function tellOfUnknownDevice(
  { outbox, site, now }: AccountContext,
  tx: Queries,
  user: UserRow,
  client: ClientInfo,
): Promise<void> {
  if (await hasKnownDevice(tx, user.id, deviceMarks(client, client.deviceId ?? ''))) return;
  const device = deviceLabel(client.userAgent);
  const at = now();
  await outbox.put(tx, newLoginMail(site, user, { device, at }));
  await notify(tx, now, newLoginNotice(user.id, device, at));
}
