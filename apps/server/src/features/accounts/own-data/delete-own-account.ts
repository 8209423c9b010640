import type { Member } from '../../../caller.ts';
import { deleteMailsTo } from '../../mail/index.ts';
import { loosenAvatar, tryDeletingFiles } from '../avatars.ts';
import type { AccountContext } from '../context.ts';
import { proveOwnPassword } from '../credentials/verify-own-password.ts';
import { deleteUser } from '../users/users.repo.ts';

/** What a member should know before the account goes. */
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

/** Other parts go first: while one of them cannot let go, such as billing, the account stays. */
export async function deleteOwnAccount(
  context: AccountContext,
  { userId }: Member,
  password: string,
): Promise<void> {
  const user = await proveOwnPassword(
    context,
    userId,
    password,
    'The provided password is invalid',
  );
  for (const hooks of context.accountHooks) await hooks.prepareDeletion?.(userId);
  const avatar = await context.db.transaction(async (tx) => {
    const loosened = await loosenAvatar(context, tx, userId);
    await deleteMailsTo(tx, user.email);
    await deleteUser(tx, userId);
    return loosened;
  });
  if (avatar) await tryDeletingFiles(context, avatar);
}
