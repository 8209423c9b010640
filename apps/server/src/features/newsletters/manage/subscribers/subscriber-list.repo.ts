import type { ConsentSource, SubscriberFilter } from '@rostra/contract';
import { sql } from 'kysely';
import type { Db, Queries } from '../../../../db/client.ts';
import type { RowRange } from '../../../../db/paging/read-page.ts';
import type { SubscriberRow } from '../../../../db/tables/newsletters.ts';
import { isSuppressed, subscriberConditions } from './subscriber-conditions.repo.ts';

/** Newest first. Runs apart from other queries: an unusual filter reads many rows. */
export async function findSubscriberIds(
  db: Db,
  { filter, before, limit }: RowRange<number> & { filter: SubscriberFilter },
): Promise<number[]> {
  const all = [
    ...subscriberConditions(filter),
    ...(before === undefined ? [] : [sql`subscribers.id < ${before}`]),
  ];
  const where = all.length > 0 ? sql`where ${sql.join(all, sql` and `)}` : sql``;
  const statement = sql<{ id: number }>`select subscribers.id from subscribers ${where}
    order by subscribers.id desc limit ${limit}`;
  const rows = await db.slowRead<{ id: number }>(statement.compile(db.queries));
  return rows.map(({ id }) => id);
}

export interface ListedSubscriber extends SubscriberRow {
  readonly isSuppressed: boolean;
  /** How they joined first. */
  readonly source: ConsentSource | null;
  /** The names of those that they get. */
  readonly newsletters: readonly string[];
}

/** Newest first. */
export async function findSubscribers(
  queries: Queries,
  ids: readonly number[],
): Promise<ListedSubscriber[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom('subscribers')
    .selectAll()
    .select(sql<number>`case when ${isSuppressed} then 1 else 0 end`.as('is_suppressed'))
    .select((query) =>
      query
        .selectFrom('subscription_consents')
        .select('subscription_consents.source')
        .whereRef('subscription_consents.subscriber_id', '=', 'subscribers.id')
        .where('subscription_consents.kind', '=', 'joined')
        .orderBy('subscription_consents.id')
        .limit(1)
        .as('source'),
    )
    .where('subscribers.id', 'in', ids)
    .orderBy('subscribers.id', 'desc')
    .execute();
  const names = await findNewsletterNames(queries, ids);
  return rows.map(({ is_suppressed, ...row }) => ({
    ...row,
    isSuppressed: Number(is_suppressed) === 1,
    newsletters: names.get(row.id) ?? [],
  }));
}

async function findNewsletterNames(
  queries: Queries,
  ids: readonly number[],
): Promise<Map<number, string[]>> {
  const rows = await queries
    .selectFrom('newsletter_subscriptions')
    .innerJoin('newsletters', 'newsletters.id', 'newsletter_subscriptions.newsletter_id')
    .select(['newsletter_subscriptions.subscriber_id', 'newsletters.name'])
    .where('newsletter_subscriptions.subscriber_id', 'in', ids)
    .where('newsletter_subscriptions.left_at', 'is', null)
    .orderBy('newsletters.position')
    .orderBy('newsletters.id')
    .execute();
  const names = new Map<number, string[]>();
  for (const { subscriber_id: id, name } of rows) names.set(id, [...(names.get(id) ?? []), name]);
  return names;
}
