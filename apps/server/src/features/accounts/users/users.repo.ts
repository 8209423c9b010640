import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Db, Queries } from '../../../db/client.ts';
import { prepareQuery } from '../../../db/prepare-query.ts';
import type { AccountTables } from '../../../db/tables/accounts.ts';

export type UserRow = Selectable<AccountTables['users']>;

/** Undefined if the name or the address is taken: of several at once, one gets it. */
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

const preparedUser = prepareQuery((db, id) =>
  db
    .selectFrom('users')
    .selectAll()
    .where('id', '=', id as unknown as number),
);

/** The same outside a transaction, for the call that every member's page makes. */
export async function findUserOfRequest(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await preparedUser(db, id);
  return row;
}

export function findUserByEmail(db: Queries, email: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();
}

export function findUserByUsernameKey(db: Queries, key: string): Promise<UserRow | undefined> {
  return db.selectFrom('users').selectAll().where('username_key', '=', key).executeTakeFirst();
}

export function findUserByStripeCustomerId(
  db: Queries,
  customerId: string,
): Promise<UserRow | undefined> {
  return db
    .selectFrom('users')
    .selectAll()
    .where('stripe_customer_id', '=', customerId)
    .executeTakeFirst();
}

export function updateUser(
  db: Queries,
  id: number,
  changes: Updateable<AccountTables['users']>,
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
}

/**
 * Holds a user's row until the transaction ends. Whatever changes a user together with codes, devices
 * or sessions takes this first, so that no two wait for each other.
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
 * Changes a user only while the password is still the one that was proved, and holds the row until
 * the transaction ends: a login never slips past a password change that runs beside it.
 */
export function updateUserWithPassword(
  db: Queries,
  { id, password_hash }: Pick<UserRow, 'id' | 'password_hash'>,
  changes: Updateable<AccountTables['users']>,
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set(changes)
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteUser(db: Queries, id: number): Promise<void> {
  await db.deleteFrom('users').where('id', '=', id).execute();
}
