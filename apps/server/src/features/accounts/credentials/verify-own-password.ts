import type { Queries } from '../../../db/client.ts';
import type { UserRow } from '../../../db/tables/accounts.ts';
import { unauthorized, wrongPassword } from '../../../errors.ts';
import { requireRecentProof } from '../../../http/access/recent-proof.ts';
import type { Member } from '../../../http/caller.ts';
import type { AccountContext } from '../context.ts';
import { clearAttempts, countAttempt, throttleKey } from '../throttling/count-attempt.ts';
import { findUserById, updateUserWithPassword } from '../users/users.repo.ts';

/** Throttled, so that a stolen session cannot be used to guess the password. */
export async function verifyOwnPassword(
  context: AccountContext,
  userId: number,
  password: string,
  messageIfWrong?: string,
): Promise<UserRow> {
  const user = await findUserById(context.db.queries, userId);
  if (!user) throw unauthorized();
  const key = throttleKey('prove-password', String(userId));
  await countAttempt(context, [
    { key, free: 10, firstWaitMs: 30_000, maxWaitMs: 15 * 60_000, forgetMs: 60 * 60_000 },
  ]);
  if (!(await context.hasher.verify(user.password_hash, password))) {
    throw wrongPassword(messageIfWrong);
  }
  await clearAttempts(context.db.queries, [key]);
  return user;
}

/**
 * Before the credentials or the whole account change: with a second factor, its owner must have proved that one as well
 * within the last minutes.
 */
export async function verifyOwner(
  context: AccountContext,
  member: Pick<Member, 'sessionId' | 'userId'>,
  password: string,
  messageIfWrong?: string,
): Promise<UserRow> {
  const user = await verifyOwnPassword(context, member.userId, password, messageIfWrong);
  if (await context.hasSecondFactor(user.id)) {
    // Read again: adding a factor forgets proofs by password, and verifying takes a while.
    const provedAt = await context.findProvedAt(member.sessionId);
    if (provedAt === undefined) throw unauthorized();
    requireRecentProof({ provedAt }, context.now());
  }
  return user;
}

/** Locks the row of a verified user; false if the password has changed since it was verified. */
export async function lockVerifiedUser(
  tx: Queries,
  user: UserRow,
  changes: { password_hash?: string; updated_at?: string },
): Promise<boolean> {
  const held = { password_hash: user.password_hash, ...changes };
  return (await updateUserWithPassword(tx, user, held)) !== undefined;
}
