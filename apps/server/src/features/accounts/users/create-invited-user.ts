import type { Queries } from '../../../db/client.ts';
import type { UserRow } from '../../../db/tables/accounts.ts';
import { recordEvent } from '../../webhooks/index.ts';
import { NO_PASSWORD } from '../credentials/password-hasher.ts';
import { memberEvent } from '../member-event.ts';
import { newUser } from './new-user.ts';
import { insertUser } from './users.repo.ts';

/**
 * An account without a password, which only a link sent to the address opens: it counts as confirmed.
 * Undefined if the address has just been taken.
 */
export async function createInvitedUser(
  tx: Queries,
  { email, username, at }: { email: string; username: string; at: Date },
): Promise<UserRow | undefined> {
  const user = newUser({ username, email, passwordHash: NO_PASSWORD }, at);
  const created = await insertUser(tx, { ...user, email_confirmed_at: at.toISOString() });
  if (created) await recordEvent(tx, memberEvent('member.joined', created.id, at));
  return created;
}
