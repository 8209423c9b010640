import { AppError } from '../../../errors.ts';
import type { AccountContext } from '../context.ts';
import { takeAttempt, throttleKey } from '../throttling/throttle.ts';
import { deleteThrottles } from '../throttling/throttles.repo.ts';
import { findUserById, type UserRow } from '../users/users.repo.ts';

/** Whoever holds a stolen session must not be able to try passwords with it either. */
export async function proveOwnPassword(
  context: AccountContext,
  userId: number,
  password: string,
  messageIfWrong: string,
): Promise<UserRow> {
  const user = await findUserById(context.db.queries, userId);
  if (!user) throw new AppError('unauthorized', 'Missing or invalid credentials');
  const key = throttleKey('prove-password', String(userId));
  await takeAttempt(context, [
    { key, free: 10, firstWaitMs: 30_000, maxWaitMs: 15 * 60_000, forgetMs: 60 * 60_000 },
  ]);
  if (!(await context.hasher.verify(user.password_hash, password))) {
    throw new AppError('wrong_password', messageIfWrong);
  }
  await deleteThrottles(context.db.queries, [key]);
  return user;
}
