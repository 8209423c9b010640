import type { Queries } from '../../../db/client.ts';
import type { ClientInfo } from '../../../http/caller.ts';
import { clearAttempts, type UserRow } from '../../accounts/index.ts';
import { loginLimits } from './login-limits.ts';

/** Whoever has proved to own the account does not have to wait because of failed attempts on it. */
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
