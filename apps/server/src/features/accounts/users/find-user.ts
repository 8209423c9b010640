import { type Capability, can, staffRoleNames, type User } from '@rostra/contract';
import type { Queries } from '../../../db/client.ts';
import type { UserRow } from '../../../db/tables/accounts.ts';
import type { AccountContext } from '../context.ts';
import { describeUser } from './describe-user.ts';
import { usernameKey } from './username-key.ts';
import {
  findUserByEmail,
  findUserById,
  findUserByUsernameKey,
  findUsersWithRole,
  lockUser,
  readUser,
} from './users.repo.ts';

export async function findUser(
  context: Pick<AccountContext, 'db' | 'findFactorDueAt'>,
  id: number,
): Promise<User | undefined> {
  const row = await readUser(context.db, id);
  return row && describeUser(context, row);
}

/** For features that need more than the API shows. */
export const findUserRow = (db: Queries, id: number): Promise<UserRow | undefined> =>
  findUserById(db, id);

/** Staff who are to hear about something that only they can change. */
export const findPeopleWith = (db: Queries, capability: Capability): Promise<UserRow[]> =>
  findUsersWithRole(
    db,
    staffRoleNames.filter((role) => can(role, capability)),
  );

const MAX_IDENTIFIER_LENGTH = 320;

/** The normalised form of a username or email address; undefined if no account can have it. */
export function accountKey(identifier: string): string | undefined {
  if (identifier.length > MAX_IDENTIFIER_LENGTH || !identifier.isWellFormed()) return undefined;
  if (identifier.includes('\0')) return undefined;
  const trimmed = identifier.trim();
  return trimmed.includes('@') ? trimmed.toLowerCase() : usernameKey(trimmed);
}

export const findUserByAccountKey = (db: Queries, key: string): Promise<UserRow | undefined> =>
  key.includes('@') ? findUserByEmail(db, key) : findUserByUsernameKey(db, key);

export async function isEmailTaken(db: Queries, email: string): Promise<boolean> {
  return (await findUserByEmail(db, email)) !== undefined;
}

export async function findActiveUserByEmail(
  db: Queries,
  email: string,
): Promise<UserRow | undefined> {
  const user = await findUserByEmail(db, email);
  return user && isActive(user) ? user : undefined;
}

/** Locks the row until the transaction ends. Undefined if the account is deleted or blocked. */
export async function lockActiveUser(tx: Queries, id: number): Promise<UserRow | undefined> {
  const user = await lockUser(tx, id);
  return user && isActive(user) ? user : undefined;
}

const isActive = (user: UserRow) => user.is_blocked === 0;
