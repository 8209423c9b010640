import type { Selectable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { EmailChangeTables } from '../../db/tables/email-change.ts';

type EmailUndoRow = Selectable<EmailChangeTables['email_undos']>;

export async function insertEmailUndo(db: Queries, row: EmailUndoRow): Promise<void> {
  await db.insertInto('email_undos').values(row).execute();
}

export function findEmailUndo(
  db: Queries,
  codeHash: string,
  now: string,
): Promise<EmailUndoRow | undefined> {
  return db
    .selectFrom('email_undos')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Uses up a link. Older links of the user keep working: an attacker's link must not revoke the owner's. */
export async function takeEmailUndo(db: Queries, undo: EmailUndoRow): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('email_undos')
    .where('code_hash', '=', undo.code_hash)
    .executeTakeFirst();
  await db
    .deleteFrom('email_undos')
    .where('user_id', '=', undo.user_id)
    .where((eb) => eb.or([eb('created_at', '>=', undo.created_at), eb('email', '=', undo.email)]))
    .execute();
  return numDeletedRows > 0n;
}

/** Whether another account can still restore this address. */
export async function isEmailReserved(
  db: Queries,
  email: string,
  { exceptUserId = 0, now }: { exceptUserId?: number; now: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('email_undos')
    .select('user_id')
    .where('email', '=', email)
    .where('user_id', '!=', exceptUserId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteEmailUndosOf(db: Queries, userId: number): Promise<void> {
  await db.deleteFrom('email_undos').where('user_id', '=', userId).execute();
}

export async function deleteExpiredEmailUndos(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('email_undos').where('expires_at', '<=', now).execute();
}
