import type { Queries } from '../../../db/client.ts';
import { NO_PASSWORD } from '../credentials/password-hasher.ts';
import { newUser } from './new-user.ts';
import { findUserByEmail, insertUser, lockUser, type UserRow, updateUser } from './users.repo.ts';

/**
 * Makes the account with this address an editor, and creates it if there is none. An existing
 * account loses its password: anyone can register with an address that is not theirs.
 */
export async function grantEditorRole(
  tx: Queries,
  { email, newUsername, at }: { email: string; newUsername: string; at: Date },
): Promise<{ user: UserRow | undefined; isNew: boolean }> {
  const existing = await findUserByEmail(tx, email);
  if (existing) return { user: await takeOver(tx, existing, at), isNew: false };
  const row = newUser({ username: newUsername, email, passwordHash: NO_PASSWORD }, at);
  return { user: await insertUser(tx, { ...row, role: 'editor' }), isNew: true };
}

async function takeOver(tx: Queries, { id, email }: UserRow, at: Date) {
  // The owner may have changed the address since it was looked up.
  if ((await lockUser(tx, id))?.email !== email) return undefined;
  return updateUser(tx, id, {
    role: 'editor',
    password_hash: NO_PASSWORD,
    updated_at: at.toISOString(),
  });
}
