import type { PasswordChange } from '@rostra/contract';
import { messageReference } from '@rostra/messages';
import { invalidField, wrongPassword } from '../../../errors.ts';
import type { ClientInfo, Member } from '../../../http/caller.ts';
import type { AccountSessions, LoginResult } from '../account-sessions.ts';
import type { AccountContext } from '../context.ts';
import { recordSecurityEvent } from '../security-events/record-security-event.ts';
import { checkNewPassword } from './password-policy/check-new-password.ts';
import { replacePassword } from './set-password.ts';
import { verifyOwner } from './verify-own-password.ts';

/** Ends every session, revokes pending links, and starts a new session for the caller. */
export async function changeOwnPassword(
  context: AccountContext,
  sessions: AccountSessions,
  member: Member,
  { currentPassword, newPassword }: PasswordChange,
  client: ClientInfo,
): Promise<LoginResult> {
  const { db, hasher } = context;
  const { userId } = member;
  const wrong = messageReference('accounts-server', 'wrongCurrentPassword');
  const user = await verifyOwner(context, member, currentPassword, wrong);
  if (await hasher.verify(user.password_hash, newPassword)) {
    throw invalidField(['newPassword'], messageReference('accounts-server', 'samePassword'));
  }
  checkNewPassword(context, { password: newPassword, owner: user, field: 'newPassword' });
  const passwordHash = await hasher.hash(newPassword);
  const { changed, login } = await db.transaction(async (tx) => {
    const changed = await replacePassword(context, tx, user, passwordHash);
    if (!changed) throw wrongPassword(wrong);
    await recordSecurityEvent(tx, context.now, { userId, kind: 'password_changed', client });
    return { changed, login: await sessions.start(tx, userId, client) };
  });
  return sessions.complete(changed, login);
}
