import type { Queries } from '../../../db/client.ts';
import type { UserRow } from '../../../db/tables/accounts.ts';
import { type AccessChange, lockUnused, updateAccess } from './access.repo.ts';
import { clearCustomers, updateFirstCustomer } from './customers.repo.ts';
import { lockUser, type UserChanges, updateUser } from './users.repo.ts';

/** Locks accounts until the transaction ends, always in the same order, which prevents deadlocks. */
export async function lockUsers(tx: Queries, ids: readonly number[]): Promise<UserRow[]> {
  const users: UserRow[] = [];
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) {
    const user = await lockUser(tx, id);
    if (user) users.push(user);
  }
  return users;
}

type ProfileColumns = Pick<
  UserChanges,
  | 'avatar_id'
  | 'bio'
  | 'first_name'
  | 'language'
  | 'last_name'
  | 'metadata'
  | 'organisation'
  | 'updated_at'
>;

/** What members say about themselves. */
export const changeProfile = (
  tx: Queries,
  userId: number,
  changes: ProfileColumns,
): Promise<UserRow | undefined> => updateUser(tx, userId, changes);

/** Changes what somebody may do. The caller has checked whether the actor is allowed to. */
export const changeAccess = (
  tx: Queries,
  userId: number,
  changes: AccessChange,
  at: Date,
): Promise<void> => updateAccess(tx, userId, changes, at.toISOString());

/** False if the account is gone, is one of staff, has a password, was confirmed or pays. */
export const lockUnusedUser = (tx: Queries, userId: number): Promise<boolean> =>
  lockUnused(tx, userId);

/** False if the member already has a customer, which is not replaced. */
export const setFirstCustomer = (
  tx: Queries,
  userId: number,
  customerId: string,
): Promise<boolean> => updateFirstCustomer(tx, userId, customerId);

/** Forgets the customer of one member, or of everybody. */
export const forgetCustomers = (tx: Queries, userId?: number): Promise<void> =>
  clearCustomers(tx, userId);
