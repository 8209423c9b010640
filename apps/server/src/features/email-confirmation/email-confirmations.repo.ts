import type { Selectable } from 'kysely';
import type { Queries } from '../../db/client.ts';
import type { EmailConfirmationTables } from '../../db/tables/email-confirmation.ts';

type EmailConfirmationRow = Selectable<EmailConfirmationTables['email_confirmations']>;

export async function insertEmailConfirmation(
  db: Queries,
  row: EmailConfirmationRow,
): Promise<void> {
  await db.insertInto('email_confirmations').values(row).execute();
}

/** Works only while the account has the address to which the link was sent. */
export function findEmailConfirmation(
  db: Queries,
  codeHash: string,
  now: string,
): Promise<EmailConfirmationRow | undefined> {
  return db
    .selectFrom('email_confirmations')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

export function findEmailConfirmationsOf(db: Queries, userId: number) {
  return db
    .selectFrom('email_confirmations')
    .select(['email', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
}

export async function countEmailConfirmationsTo(
  db: Queries,
  email: string,
  since: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('email_confirmations')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .where('email', '=', email)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function deleteExpiredEmailConfirmations(db: Queries, now: string): Promise<void> {
  await db.deleteFrom('email_confirmations').where('expires_at', '<=', now).execute();
}
