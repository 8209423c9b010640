import type { Queries } from '../../../db/client.ts';
import type { ClientInfo } from '../../../http/caller.ts';
import { clearAttempts, type UserRow } from '../../accounts/index.ts';
import { loginLimits } from './login-limits.ts';

/** After proving to own the account, a member must not be throttled because of failed attempts of others. */
export async function clearLoginAttempts(
  tx: Queries,
  { username_key, email }: UserRow,
  client: ClientInfo,
): Promise<void> {
  const keys = [username_key, email].flatMap((account) => {
    const { ownKeys, accountKeys } = loginLimits(account, client, false);
    return [...ownKeys, ...accountKeys];
  });
  await clearAttempts(tx, keys);
}
