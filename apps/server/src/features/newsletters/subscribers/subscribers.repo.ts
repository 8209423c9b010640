import type { Updateable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { NewsletterTables, SubscriberRow } from '../../../db/tables/newsletters.ts';

export const findSubscriber = (queries: Queries, id: number): Promise<SubscriberRow | undefined> =>
  queries.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst();

/** The address in lower case. */
export const findSubscriberByEmail = (
  queries: Queries,
  email: string,
): Promise<SubscriberRow | undefined> =>
  queries.selectFrom('subscribers').selectAll().where('email', '=', email).executeTakeFirst();

export const findSubscriberOfUser = (
  queries: Queries,
  userId: number,
): Promise<SubscriberRow | undefined> =>
  queries.selectFrom('subscribers').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** Somebody who has shown that they can read mail to the address. They keep the language that they have. */
export const putConfirmedSubscriber = (
  tx: Queries,
  {
    email,
    language,
    userId,
    at,
  }: { email: string; language: string | null; userId: number | null; at: string },
): Promise<SubscriberRow> =>
  tx
    .insertInto('subscribers')
    .values({
      email,
      language,
      user_id: userId,
      confirmed_at: at,
      import_id: null,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('email').doUpdateSet((eb) => ({
        user_id: userId,
        confirmed_at: eb.fn.coalesce('subscribers.confirmed_at', eb.val(at)),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();

export async function updateSubscriber(
  tx: Queries,
  id: number,
  changes: Updateable<NewsletterTables['subscribers']>,
): Promise<void> {
  await tx.updateTable('subscribers').set(changes).where('id', '=', id).execute();
}

/** Together with everything that belongs to them. */
export async function deleteSubscriber(tx: Queries, id: number): Promise<void> {
  await tx.deleteFrom('subscribers').where('id', '=', id).execute();
}
