import { messageReference } from '@rostra/messages';
import type { Queries } from '../../../db/client.ts';
import type { UserRow } from '../../../db/tables/accounts.ts';
import { AppError } from '../../../errors.ts';
import type { ClientInfo } from '../../../http/caller.ts';
import type { AccountContext } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record-security-event.ts';
import { newUser } from '../users/new-user.ts';
import { insertUser } from '../users/users.repo.ts';

export interface NewMember {
  username: string;
  email: string;
  passwordHash: string;
  language: string;
}

const taken = () => new AppError('already_taken', messageReference('accounts-server', 'taken'));

/** Stores a new account in the caller's transaction. The password has been checked. */
export async function createMember(
  { accountHooks, now }: Pick<AccountContext, 'accountHooks' | 'now'>,
  tx: Queries,
  member: NewMember,
  client: ClientInfo,
): Promise<UserRow> {
  for (const hooks of accountHooks) {
    if (await hooks.isEmailReserved?.(tx, member.email)) throw taken();
  }
  const user = await insertUser(tx, newUser(member, now()));
  if (!user) throw taken();
  for (const hooks of accountHooks) await hooks.onRegistration?.(tx, user);
  await recordSecurityEvent(tx, now, { userId: user.id, kind: 'account_created', client });
  return user;
}
