import type { Registration } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import type { ClientInfo } from '../../../http/caller.ts';
import type { AccountSessions, LoginResult } from '../account-sessions.ts';
import type { AccountContext } from '../context.ts';
import { checkNewPassword } from '../credentials/password-policy/check-new-password.ts';
import { recordSecurityEvent } from '../security-events/record-security-event.ts';
import { newUser } from '../users/new-user.ts';
import { insertUser } from '../users/users.repo.ts';
import { checkUsername } from './check-username.ts';

const taken = () => new AppError('already_taken', messageReference('accounts-server', 'taken'));

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
    for (const hooks of context.accountHooks) {
      if (await hooks.isEmailReserved?.(tx, email)) throw taken();
    }
    const user = await insertUser(
      tx,
      newUser({ username, email, passwordHash, language }, context.now()),
    );
    if (!user) throw taken();
    for (const hooks of context.accountHooks) await hooks.onRegistration?.(tx, user);
    await recordSecurityEvent(tx, context.now, {
      userId: user.id,
      kind: 'account_created',
      client,
    });
    return { user, login: await sessions.start(tx, user.id, client) };
  });
  context.outbox.wake();
  return sessions.complete(user, login);
}
