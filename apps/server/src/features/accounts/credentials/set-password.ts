import type { Queries } from '../../../db/client.ts';
import type { UserRow } from '../../../db/tables/accounts.ts';
import { localSite } from '../../../languages/site.ts';
import { notify } from '../../notifications/index.ts';
import type { AccountContext } from '../context.ts';
import { updateUser, updateUserWithPassword } from '../users/users.repo.ts';
import { passwordChangedMail } from './emails.ts';
import { passwordChangedNotice } from './notices.ts';
import { NO_PASSWORD } from './password-hasher.ts';

/** Sets the password in a transaction that has locked the user, and revokes all other access. */
export async function setPassword(
  context: AccountContext,
  tx: Queries,
  owner: Pick<UserRow, 'id' | 'password_hash'>,
  passwordHash: string,
): Promise<UserRow | undefined> {
  const user = await updateUser(tx, owner.id, changesOf(context, passwordHash));
  if (!user) return undefined;
  await revokeOtherAccess(context, tx, user);
  // The first password of an invited account replaces none.
  if (owner.password_hash !== NO_PASSWORD) await reportPasswordChange(context, tx, user);
  return user;
}

/** The same after verifying the old password. Undefined if it has changed since. */
export async function replacePassword(
  context: AccountContext,
  tx: Queries,
  verified: UserRow,
  passwordHash: string,
): Promise<UserRow | undefined> {
  const user = await updateUserWithPassword(tx, verified, changesOf(context, passwordHash));
  if (!user) return undefined;
  await revokeOtherAccess(context, tx, user);
  await reportPasswordChange(context, tx, user);
  return user;
}

const changesOf = ({ now }: AccountContext, passwordHash: string) => ({
  password_hash: passwordHash,
  updated_at: now().toISOString(),
});

async function revokeOtherAccess(
  { accountHooks }: AccountContext,
  tx: Queries,
  user: UserRow,
): Promise<void> {
  for (const hooks of accountHooks) await hooks.onPasswordChange?.(tx, user.id);
}

async function reportPasswordChange(
  { now, outbox, site }: AccountContext,
  tx: Queries,
  user: UserRow,
): Promise<void> {
  const at = now();
  const local = localSite(site, user);
  await outbox.put(tx, passwordChangedMail(local, user, at));
  await notify(tx, now, passwordChangedNotice(local.messages, user.id, at));
}
