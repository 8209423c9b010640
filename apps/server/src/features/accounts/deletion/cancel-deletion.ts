import type { Queries } from '../../../db/client.ts';
import { invalidCode } from '../../../errors.ts';
import { localSite } from '../../../languages/site.ts';
import { notify } from '../../notifications/index.ts';
import type { AccountContext } from '../context.ts';
import { hashCode } from '../credentials/one-time-code.ts';
import { lockActiveUser } from '../users/find-user.ts';
import { findUserById } from '../users/users.repo.ts';
import { findDeletionOwner, takeAccountDeletion } from './account-deletions.repo.ts';
import { deletionCancelledNotice } from './notices.ts';

/** Runs in a transaction that has locked the user: whoever proves that they own the account keeps it. */
export async function cancelDeletion(
  { now, site }: Pick<AccountContext, 'now' | 'site'>,
  tx: Queries,
  userId: number,
): Promise<boolean> {
  if (!(await takeAccountDeletion(tx, userId))) return false;
  const { messages } = localSite(site, await findUserById(tx, userId));
  await notify(tx, now, deletionCancelledNotice(messages, userId, now()));
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
