import type { Queries } from '../../../db/client.ts';
import type { UserRow } from '../../../db/tables/accounts.ts';
import type { AccountContext } from '../context.ts';
import { updateUser } from './users.repo.ts';

/** Throws the database's unique violation if another account has the address. */
export async function changeUserEmail(
  { accountHooks, now }: Pick<AccountContext, 'accountHooks' | 'now'>,
  tx: Queries,
  userId: number,
  { email, confirmedAt }: { email: string; confirmedAt: string | null },
): Promise<UserRow | undefined> {
  const user = await updateUser(tx, userId, {
    email,
    email_confirmed_at: confirmedAt,
    updated_at: now().toISOString(),
  });
  if (!user) return undefined;
  for (const hooks of accountHooks) await hooks.onEmailChange?.(tx, userId);
  return user;
}
