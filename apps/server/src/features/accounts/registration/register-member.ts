import type { Registration } from '@rostra/contract';
import type { ClientInfo } from '../../../http/caller.ts';
import type { AccountSessions, LoginResult } from '../account-sessions.ts';
import type { AccountContext } from '../context.ts';
import { checkNewPassword } from '../credentials/password-policy/check-new-password.ts';
import { checkUsername } from './check-username.ts';
import { createMember } from './create-member.ts';

/** Creates the account and logs the new member in. */
export async function registerMember(
  context: AccountContext,
  sessions: AccountSessions,
  { username, email, password, language }: Registration & { language: string },
  client: ClientInfo,
): Promise<LoginResult> {
  checkUsername(username, context.site.name);
  checkNewPassword(context, { password, owner: { username, email }, field: 'password' });
  const passwordHash = await context.hasher.hash(password);
  const { user, login } = await context.db.transaction(async (tx) => {
    const user = await createMember(
      context,
      tx,
      { username, email, passwordHash, language },
      client,
    );
    return { user, login: await sessions.start(tx, user.id, client) };
  });
  context.outbox.wake();
  return sessions.complete(user, login);
}
