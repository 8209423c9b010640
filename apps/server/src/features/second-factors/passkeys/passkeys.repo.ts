import type { Insertable, Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { SecondFactorTables } from '../../../db/tables/second-factors.ts';

export type PasskeyRow = Selectable<SecondFactorTables['passkeys']>;

/** Undefined if the credential is stored already. */
export function insertPasskey(
  db: Queries,
  row: Insertable<SecondFactorTables['passkeys']>,
): Promise<PasskeyRow | undefined> {
  return db
    .insertInto('passkeys')
    .values(row)
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst();
}

export function findPasskey(db: Queries, credentialId: string): Promise<PasskeyRow | undefined> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
}

export function findPasskeysOf(db: Queries, userId: number): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** False if the passkey was removed, or another request has changed the counter. */
export async function movePasskeyCounter(
  db: Queries,
  { id, counter }: Pick<PasskeyRow, 'id' | 'counter'>,
  changes: { counter: number; last_used_at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set(changes)
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export function renamePasskeyOf(
  db: Queries,
  userId: number,
  { id, name }: { id: number; name: string },
): Promise<PasskeyRow | undefined> {
  return db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}

export async function deletePasskeyOf(db: Queries, userId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The number of those added at this time or later. */
export async function deletePasskeysOf(db: Queries, userId: number, since = ''): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
