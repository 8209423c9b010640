import { pages, pathTo } from '@rostra/contract/pages';
import type { Queries } from '../../../db/client.ts';
import { invalidCode } from '../../../errors.ts';
import { notify } from '../../notifications/index.ts';
import type { AccountContext } from '../context.ts';
import { hashCode } from '../credentials/one-time-code.ts';
import { lockActiveUser } from '../users/find-user.ts';
import { findDeletionOwner, takeAccountDeletion } from './account-deletions.repo.ts';

/** Runs in a transaction that has locked the user: logging in cancels the deletion. */
export async function cancelDeletion(
  { now }: Pick<AccountContext, 'now'>,
  tx: Queries,
  userId: number,
): Promise<boolean> {
  if (!(await takeAccountDeletion(tx, userId))) return false;
  await notify(tx, now, {
    userId,
    kind: 'account',
    title: 'Your account will not be deleted',
    text: 'If you did not ask for its deletion, choose a new password. A subscription does not renew until you resume it.',
    href: pathTo(pages.profile),
    onceKey: `deletion-cancelled ${now().toISOString()}`,
  });
  return true;
}

/** For the link in the mail, which works until the account is deleted. */
export async function cancelDeletionByCode(context: AccountContext, code: string): Promise<void> {
  const isCancelled = await context.db.transaction(async (tx) => {
    const userId = await findDeletionOwner(tx, hashCode(code));
    const user = userId && (await lockActiveUser(tx, userId));
    return user ? cancelDeletion(context, tx, user.id) : false;
  });
  if (!isCancelled) throw invalidCode();
}
