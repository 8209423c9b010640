import type { Queries } from '../../../db/client.ts';
import { localSite } from '../../../languages/site.ts';
import { cancelPlansFor, recordEvent } from '../../webhooks/index.ts';
import type { AccountContext } from '../context.ts';
import { memberEvent } from '../member-event.ts';
import { isConfirmed } from '../users/confirmed-user.ts';
import { deleteUser, lockUser } from '../users/users.repo.ts';
import { findDueDeletions, isDeletionDue } from './account-deletions.repo.ts';
import { accountDeletedMail } from './emails.ts';

interface DeletionOptions {
  onlyIfDue?: boolean;
  /** Runs first in the transaction. If it rejects, the account stays. */
  check?: (tx: Queries) => Promise<void>;
  /** The owner has never heard of the account. */
  isUnknown?: boolean;
}

/** Other features go first: if one cannot finish, such as billing, the account stays. */
export async function deleteAccount(
  context: AccountContext,
  userId: number,
  { onlyIfDue = false, check, isUnknown = false }: DeletionOptions = {},
): Promise<void> {
  const { accountHooks, db, now, outbox, site } = context;
  // A login may cancel the deletion at any time, also while the other features finish.
  const isCancelled = async (queries: Queries) =>
    onlyIfDue && !(await isDeletionDue(queries, userId, now().toISOString()));
  if (await isCancelled(db.queries)) return;
  for (const hooks of accountHooks) await hooks.prepareDeletion?.(userId);
  const afterCommit = await db.transaction(async (tx) => {
    await check?.(tx);
    const user = await lockUser(tx, userId);
    if (!user || (await isCancelled(tx))) return [];
    const tasks: (() => Promise<void>)[] = [];
    for (const hooks of accountHooks) {
      const task = await hooks.onDeletion?.(tx, userId);
      if (task) tasks.push(task);
    }
    await outbox.discard(tx, user.email);
    if (!isUnknown) await outbox.put(tx, accountDeletedMail(localSite(site, user), user.email));
    await deleteUser(tx, userId);
    await cancelPlansFor(tx, ['member', userId]);
    if (isConfirmed(user)) await recordEvent(tx, memberEvent('member.left', userId, now()));
    return tasks;
  });
  outbox.wake();
  for (const task of afterCommit) await task();
}

/** Deletes accounts whose grace period is over. Failed deletions are retried at the next clean-up. */
export async function deleteDueAccounts(context: AccountContext): Promise<void> {
  const { db, logger, now } = context;
  for (const userId of await findDueDeletions(db.queries, now().toISOString())) {
    await deleteAccount(context, userId, { onlyIfDue: true }).catch((err: unknown) =>
      logger.warn({ err, userId }, 'account not deleted, trying again later'),
    );
  }
}
