import type { Updateable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { AccountTables } from '../../db/tables/accounts.ts';
import type { UserRow } from '../accounts/index.ts';

type ProfileColumns = Pick<
  Updateable<AccountTables['users']>,
  | 'avatar_id'
  | 'bio'
  | 'first_name'
  | 'language'
  | 'last_name'
  | 'metadata'
  | 'organisation'
  | 'updated_at'
>;

export function updateProfile(
  db: Queries,
  userId: number,
  changes: ProfileColumns,
): Promise<UserRow | undefined> {
  return db
    .updateTable('users')
    .set(changes)
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst();
}
