import type { Queries } from '../../../db/client.ts';
import type { UserRow } from '../../../db/tables/accounts.ts';
import { recordEvent } from '../../webhooks/index.ts';
import { NO_PASSWORD } from '../credentials/password-hasher.ts';
import { memberEvent } from '../member-event.ts';
import { newUser } from './new-user.ts';
import { insertUser } from './users.repo.ts';

interface InvitedUser {
  readonly email: string;
  readonly username: string;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  readonly at: Date;
}

/**
 * An account without a password, which only a link sent to the address opens: it counts as confirmed.
 * Undefined if the address has just been taken.
 */
export async function createInvitedUser(
  tx: Queries,
  { email, username, firstName = null, lastName = null, at }: InvitedUser,
): Promise<UserRow | undefined> {
  const user = newUser({ username, email, passwordHash: NO_PASSWORD }, at);
  const created = await insertUser(tx, {
    ...user,
    first_name: firstName,
    last_name: lastName,
    email_confirmed_at: at.toISOString(),
  });
  if (created) await recordEvent(tx, memberEvent('member.joined', created.id, at));
  return created;
}
