import { sql } from 'kysely';
import type { Queries } from '../../../db/client.ts';

/** The next of those whom an import has added, with whether nothing else is recorded about them. */
export const findAddedBy = (
  queries: Queries,
  { importId, after, limit }: { importId: string; after: number; limit: number },
) =>
  queries
    .selectFrom('subscribers')
    .select('id')
    .select(
      sql<number>`case when exists (select 1 from subscription_consents
          where subscriber_id = subscribers.id
            and (import_id is null or import_id <> ${importId}))
        or exists (select 1 from subscription_requests where subscriber_id = subscribers.id)
        then 1 else 0 end`.as('has_acted'),
    )
    .where('import_id', '=', importId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

export async function deleteSubscribers(tx: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .deleteFrom('subscribers')
    .where('id', 'in', [...ids])
    .execute();
}

/** Those that people get because of this import alone. */
export const findGivenBy = (
  queries: Queries,
  { importId, limit }: { importId: string; limit: number },
) =>
  queries
    .selectFrom('newsletter_subscriptions as given')
    .select(['given.subscriber_id', 'given.newsletter_id'])
    .where('given.left_at', 'is', null)
    .where(
      sql<boolean>`exists (select 1 from subscription_consents as own
        where own.subscriber_id = given.subscriber_id
          and own.newsletter_id = given.newsletter_id and own.import_id = ${importId})`,
    )
    .where(
      sql<boolean>`not exists (select 1 from subscription_consents as other
        where other.subscriber_id = given.subscriber_id
          and other.newsletter_id = given.newsletter_id
          and (other.import_id is null or other.import_id <> ${importId}))`,
    )
    .limit(limit)
    .execute();

/** As if they had never got it, so that a later import may bring it again. */
export async function deleteSubscription(
  tx: Queries,
  { subscriber_id, newsletter_id }: { subscriber_id: number; newsletter_id: string },
): Promise<void> {
  await tx
    .deleteFrom('newsletter_subscriptions')
    .where('subscriber_id', '=', subscriber_id)
    .where('newsletter_id', '=', newsletter_id)
    .execute();
}
