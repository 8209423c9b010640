import type { Selectable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { EmailChangeTables } from '../../db/tables/email-change.ts';

type EmailChangeRow = Selectable<EmailChangeTables['email_changes']>;

/** Replaces an earlier request, whose link stops working. */
export async function putEmailChange(db: Queries, row: EmailChangeRow): Promise<void> {
  const { user_id: _, ...values } = row;
  await db
    .insertInto('email_changes')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

/** The user who requested this change, if the code is valid. */
export async function findEmailChangeOwner(
  db: Queries,
  codeHash: string,
  now: string,
): Promise<number | undefined> {
  const row = await db
    .selectFrom('email_changes')
    .select('user_id')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id;
}

/** Uses up a valid code. Of concurrent requests one gets it. */
export function takeEmailChange(
  db: Queries,
  codeHash: string,
  now: string,
): Promise<EmailChangeRow | undefined> {
  return db
    .deleteFrom('email_changes')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .returningAll()
    .executeTakeFirst();
}

export async function deleteExpiredEmailChanges(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<=', now).execute();
}

export async function deleteEmailChangeOf(db: Queries, userId: number): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}
