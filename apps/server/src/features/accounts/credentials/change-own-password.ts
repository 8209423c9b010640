import type { PasswordChange, User } from '@rostra/contract';
import type { Member } from '../../../caller.ts';
import { AppError } from '../../../errors.ts';
import { notify } from '../../notifications/index.ts';
import { deleteSessionsOf } from '../../sessions/index.ts';
import type { AccountContext } from '../context.ts';
import { deleteEmailChangeOf } from '../email-changes.repo.ts';
import { deleteResetCodesOf } from '../reset-codes.repo.ts';
import { describeUser } from '../users/describe-user.ts';
import { updateUserWithPassword } from '../users/users.repo.ts';
import { passwordChangedMail } from './emails.ts';
import { passwordChangedNotice } from './notices.ts';
import { checkNewPassword } from './password-policy.ts';
import { proveOwnPassword } from './verify-own-password.ts';

/** Every other session and every pending reset code ends; this session goes on. */
export async function changeOwnPassword(
  context: AccountContext,
  { userId, sessionId }: Member,
  { currentPassword, newPassword }: PasswordChange,
): Promise<{ jwt: string; user: User }> {
  const { db, hasher, outbox, now, tokens } = context;
  const wrong = 'The provided current password is invalid';
  const user = await proveOwnPassword(context, userId, currentPassword, wrong);
  if (await hasher.verify(user.password_hash, newPassword)) {
    const message = 'Your new password must be different than your current password';
    throw new AppError('validation_failed', message, {
      errors: [{ path: ['newPassword'], message, name: 'ValidationError' }],
    });
  }
  checkNewPassword(newPassword, user, 'newPassword');
  const at = now();
  const password_hash = await hasher.hash(newPassword);
  const changed = await db.transaction(async (tx) => {
    const changes = { password_hash, updated_at: at.toISOString() };
    const row = await updateUserWithPassword(tx, user, changes); // first, see `lockUser`
    if (!row) throw new AppError('wrong_password', wrong);
    await deleteEmailChangeOf(tx, userId);
    await deleteResetCodesOf(tx, userId);
    await deleteSessionsOf(tx, userId, sessionId);
    await outbox.put(tx, passwordChangedMail(context.site, user, at));
    await notify(tx, now, passwordChangedNotice(userId, at));
    return row;
  });
  outbox.wake();
  return {
    jwt: await tokens.sign({ userId, sessionId }),
    user: await describeUser(context, changed),
  };
}
