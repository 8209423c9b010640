import type { Queries } from '../../../db/client.ts';
import type { UserRow } from '../../../db/tables/accounts.ts';
import { recordEvent } from '../../webhooks/index.ts';
import type { AccountContext } from '../context.ts';
import { memberEvent } from '../member-event.ts';
import { updateUser } from './users.repo.ts';

/**
 * A user who has shown that they can read mail to their address. Whatever counts people or writes to them,
 * such as votes, newsletters and invitations, takes this type, so that it ignores everyone else.
 */
export type ConfirmedUser = UserRow & { email_confirmed_at: string };

export const isConfirmed = <User extends Pick<UserRow, 'email_confirmed_at'>>(
  user: User,
): user is User & { email_confirmed_at: string } => user.email_confirmed_at !== null;

/** In a transaction that has locked the user. Keeps the time of an earlier confirmation. */
export async function confirmUser(
  { accountHooks, now }: Pick<AccountContext, 'accountHooks' | 'now'>,
  tx: Queries,
  user: UserRow,
): Promise<ConfirmedUser | undefined> {
  if (isConfirmed(user)) return user;
  const updated = await updateUser(tx, user.id, { email_confirmed_at: now().toISOString() });
  if (!updated || !isConfirmed(updated)) return undefined;
  for (const hooks of accountHooks) await hooks.onEmailConfirmed?.(tx, updated);
  await recordEvent(tx, memberEvent('member.joined', user.id, now()));
  return updated;
}
