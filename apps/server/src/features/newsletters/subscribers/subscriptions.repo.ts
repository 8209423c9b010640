import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { NewsletterTables } from '../../../db/tables/newsletters.ts';

/** Returns whether they did not get it already. */
export async function startSubscription(
  tx: Queries,
  { subscriberId, newsletterId, at }: { subscriberId: number; newsletterId: string; at: string },
): Promise<boolean> {
  const started = await tx
    .insertInto('newsletter_subscriptions')
    .values({
      newsletter_id: newsletterId,
      subscriber_id: subscriberId,
      subscribed_at: at,
      left_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['newsletter_id', 'subscriber_id'])
        .doUpdateSet({ subscribed_at: at, left_at: null })
        .where('newsletter_subscriptions.left_at', 'is not', null),
    )
    .returning('newsletter_id')
    .executeTakeFirst();
  return started !== undefined;
}

/** Returns those that they got until now. */
export async function endSubscriptions(
  tx: Queries,
  {
    subscriberId,
    newsletterIds,
    at,
  }: { subscriberId: number; newsletterIds: readonly string[]; at: string },
): Promise<string[]> {
  if (newsletterIds.length === 0) return [];
  const ended = await tx
    .updateTable('newsletter_subscriptions')
    .set({ left_at: at })
    .where('subscriber_id', '=', subscriberId)
    .where('newsletter_id', 'in', newsletterIds)
    .where('left_at', 'is', null)
    .returning('newsletter_id')
    .execute();
  return ended.map(({ newsletter_id }) => newsletter_id);
}

export async function insertConsents(
  tx: Queries,
  rows: readonly Insertable<NewsletterTables['subscription_consents']>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx.insertInto('subscription_consents').values(rows).execute();
}

/** With the newsletters that they get or got. */
export const findSubscriptions = (queries: Queries, subscriberId: number) =>
  queries
    .selectFrom('newsletter_subscriptions')
    .innerJoin('newsletters', 'newsletters.id', 'newsletter_subscriptions.newsletter_id')
    .select([
      'newsletters.id',
      'newsletters.name',
      'newsletters.description',
      'newsletters.closed_at',
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

/** Gives the consents of one subscriber to another. */
export async function moveConsents(tx: Queries, from: number, to: number): Promise<void> {
  await tx
    .updateTable('subscription_consents')
    .set({ subscriber_id: to })
    .where('subscriber_id', '=', from)
    .execute();
}
