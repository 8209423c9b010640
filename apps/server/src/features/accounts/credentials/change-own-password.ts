import type { PasswordChange, User } from '@rostra/contract';
import { AppError } from '../../../errors.ts';
import type { Member } from '../../../http/caller.ts';
import type { AccountSessions } from '../account-sessions.ts';
import type { AccountContext } from '../context.ts';
import { describeUser } from '../users/describe-user.ts';
import { checkNewPassword } from './password-policy.ts';
import { replacePassword } from './set-password.ts';
import { verifyOwnPassword } from './verify-own-password.ts';

/** Logs out every other session and revokes pending links; the current session goes on. */
export async function changeOwnPassword(
  context: AccountContext,
  sessions: AccountSessions,
  { userId, sessionId }: Member,
  { currentPassword, newPassword }: PasswordChange,
): Promise<{ jwt: string; user: User }> {
  const { db, hasher, outbox } = context;
  const wrong = 'The provided current password is invalid';
  const user = await verifyOwnPassword(context, userId, currentPassword, wrong);
  if (await hasher.verify(user.password_hash, newPassword)) {
    const message = 'Your new password must be different than your current password';
    throw new AppError('validation_failed', message, {
      errors: [{ path: ['newPassword'], message, name: 'ValidationError' }],
    });
  }
  checkNewPassword(newPassword, user, 'newPassword');
  const passwordHash = await hasher.hash(newPassword);
  const changed = await db.transaction(async (tx) => {
    const options = { passwordHash, keepSessionId: sessionId };
    const row = await replacePassword(context, tx, user, options);
    if (!row) throw new AppError('wrong_password', wrong);
    return row;
  });
  outbox.wake();
  return {
    jwt: await sessions.signToken({ userId, sessionId }),
    user: await describeUser(context, changed),
  };
}
