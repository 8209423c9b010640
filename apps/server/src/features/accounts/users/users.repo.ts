import type { Insertable, Updateable } from 'kysely';
import type { Db, Queries } from '../../../db/client.ts';
import { prepareQuery } from '../../../db/prepare-query.ts';
import type { AccountTables, UserRow } from '../../../db/tables/accounts.ts';

export type UserChanges = Updateable<AccountTables['users']>;

/** Undefined if the username or the address is taken, also by a concurrent request. */
export function insertUser(
  db: Queries,
  row: Insertable<AccountTables['users']>,
): Promise<UserRow | undefined> {
  return db
    .insertInto('users')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findUserById(db: Queries, id: number): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
}

const preparedUser = prepareQuery((db, id: number) =>
  db.selectFrom('users').selectAll().where('id', '=', id),
);

/** `findUserById` as a prepared query, outside of transactions: every page of a member needs it. */
export async function readUser(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await preparedUser(db, id);
  return row;
}

const preparedAvatarFile = prepareQuery((db, fileId: number) =>
  db.selectFrom('files').selectAll().where('id', '=', fileId),
);

export async function readAvatarFile(db: Db, fileId: number) {
  const [file] = await preparedAvatarFile(db, fileId);
  return file;
}

export function findUserByEmail(db: Queries, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findUserByUsernameKey(db: Queries, key: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('username_key', '=', key).executeTakeFirst();
}

export function updateUser(
  db: Queries,
  id: number,
  changes: UserChanges,
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Locks a user's row until the transaction ends. Transactions that also change codes, devices or
 * sessions lock the user first, which prevents deadlocks.
 */
export function lockUser(db: Queries, id: number): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set((eb) => ({ id: eb.ref('id') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Updates a user only if the password is still the verified one and the account is not blocked, and
 * locks the row until the transaction ends, so that a login cannot bypass a concurrent change.
 */
export function updateUserWithPassword(
  db: Queries,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
  changes: UserChanges,
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .where('is_blocked', '=', 0)
    .returningAll()
    .executeTakeFirst();
}

/** Who can log in and has one of these roles. */
export const findUsersWithRole = (
  db: Queries,
  roles: readonly UserRow['role'][],
): Promise<UserRow[]> =>
  db
    .selectFrom('users')
    .selectAll()
    .where('role', 'in', roles)
    .where('is_blocked', '=', 0)
    .orderBy('id')
    .execute();

export async function deleteUser(db: Queries, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}
