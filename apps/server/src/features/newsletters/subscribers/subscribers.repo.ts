import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { NewsletterTables, SubscriberRow } from '../../../db/tables/newsletters.ts';

export const findSubscriberOfUser = (
  queries: Queries,
  userId: number,
): Promise<SubscriberRow | undefined> =>
  queries.selectFrom('subscribers').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** With the newsletters that they get or got. */
export const findSubscriptions = (queries: Queries, subscriberId: number) =>
  queries
    .selectFrom('newsletter_subscriptions')
    .innerJoin('newsletters', 'newsletters.id', 'newsletter_subscriptions.newsletter_id')
    .select([
      'newsletters.id',
      'newsletters.name',
      'newsletter_subscriptions.subscribed_at',
      'newsletter_subscriptions.left_at',
    ])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('newsletters.position')
    .orderBy('newsletters.id')
    .execute();

export const findConsents = (queries: Queries, subscriberId: number) =>
  queries
    .selectFrom('subscription_consents')
    .innerJoin('newsletters', 'newsletters.id', 'subscription_consents.newsletter_id')
    .select([
      'newsletters.name',
      'subscription_consents.kind',
      'subscription_consents.source',
      'subscription_consents.page',
      'subscription_consents.wording',
      'subscription_consents.requested_at',
      'subscription_consents.created_at',
    ])
    .where('subscriber_id', '=', subscriberId)
    .orderBy('subscription_consents.id')
    .execute();

/** Together with everything that belongs to them. */
export async function deleteSubscriber(tx: Queries, id: number): Promise<void> {
  await tx.deleteFrom('subscribers').where('id', '=', id).execute();
}

/** A reason that is there already stays, except that an erased address is no longer kept. */
export async function insertSuppression(
  tx: Queries,
  row: Insertable<NewsletterTables['suppressions']>,
): Promise<void> {
  await tx
    .insertInto('suppressions')
    .values(row)
    .onConflict((conflict) =>
      row.email === null
        ? conflict.column('address_hash').doUpdateSet({ email: null, note: '' })
        : conflict.column('address_hash').doNothing(),
    )
    .execute();
}
