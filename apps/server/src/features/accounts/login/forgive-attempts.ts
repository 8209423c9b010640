import type { Queries } from '../../../db/client.ts';
import type { ClientInfo } from '../../sessions/index.ts';
import { deleteThrottles } from '../throttling/throttles.repo.ts';
import type { UserRow } from '../users/users.repo.ts';
import { loginLimits } from './login-limits.ts';

/** Whoever has proved to own the account need not wait for what strangers have tried on it. */
export async function forgiveAttempts(
  tx: Queries,
  { username_key, email }: UserRow,
  client: ClientInfo,
): Promise<void> {
  const keys = [username_key, email].flatMap((account) => {
    const { ownKeys, accountKeys } = loginLimits(account, client, false);
    return [...ownKeys, ...accountKeys];
  });
  await deleteThrottles(tx, keys);
}
