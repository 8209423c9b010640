import type { Member } from '../../../http/caller.ts';
import type { AccountContext } from '../context.ts';
import { verifyOwnPassword } from '../credentials/verify-own-password.ts';
import { deleteUser } from '../users/users.repo.ts';

/** What a member should know before deleting the account. */
export async function describeDeletion(
  { accountHooks }: AccountContext,
  { userId }: Member,
): Promise<string[]> {
  const sentences = [
    'Your account, your profile and your picture are deleted at once and for good.',
  ];
  for (const hooks of accountHooks) {
    sentences.push(...((await hooks.describeDeletion?.(userId)) ?? []));
  }
  return sentences;
}

/** Other features go first: if one cannot finish, such as billing, the account stays. */
export async function deleteOwnAccount(
  context: AccountContext,
  { userId }: Member,
  password: string,
): Promise<void> {
  const { accountHooks, db, outbox } = context;
  const wrong = 'The provided password is invalid';
  const user = await verifyOwnPassword(context, userId, password, wrong);
  for (const hooks of accountHooks) await hooks.prepareDeletion?.(userId);
  const afterCommit = await db.transaction(async (tx) => {
    const tasks: (() => Promise<void>)[] = [];
    for (const hooks of accountHooks) {
      const task = await hooks.onDeletion?.(tx, userId);
      if (task) tasks.push(task);
    }
    await outbox.discard(tx, user.email);
    await deleteUser(tx, userId);
    return tasks;
  });
  for (const task of afterCommit) await task();
}
