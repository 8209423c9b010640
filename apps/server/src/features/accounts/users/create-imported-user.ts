import type { Queries } from '../../../db/client.ts';
import type { UserRow } from '../../../db/tables/accounts.ts';
import type { AccountContext } from '../context.ts';
import { NO_PASSWORD } from '../credentials/password-hasher.ts';
import { newUser } from './new-user.ts';
import { usernameFor } from './username-for.ts';
import { insertUser } from './users.repo.ts';

export interface ImportedUser {
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly organisation: string | null;
  readonly language: string | null;
  /** Since when they were a member elsewhere. */
  readonly joinedAt: string | undefined;
}

/**
 * An account without a password: its owner chooses one with a link that is sent to the address, which also confirms
 * it. Undefined if the address belongs to another account.
 */
export async function createImportedUser(
  { accountHooks, now }: Pick<AccountContext, 'accountHooks' | 'now'>,
  tx: Queries,
  { email, firstName, lastName, organisation, language, joinedAt }: ImportedUser,
): Promise<UserRow | undefined> {
  for (const hooks of accountHooks) {
    if (await hooks.isEmailReserved?.(tx, email)) return undefined;
  }
  const username = usernameFor(email, 'member');
  const user = newUser({ username, email, passwordHash: NO_PASSWORD, language }, now());
  return insertUser(tx, {
    ...user,
    first_name: firstName,
    last_name: lastName,
    organisation,
    member_since: joinedAt ?? null,
  });
}
