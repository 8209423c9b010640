import type { MailingDelivery, MailingDeliveryState } from '@rostra/contract';
import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import type { RowRange } from '../../../../db/paging/read-page.ts';

interface DeliveryQuery extends RowRange<number> {
  readonly mailingId: string;
  readonly state: MailingDeliveryState | undefined;
  /** In lower case. */
  readonly search: string;
}

/** The latest first. Runs apart from other queries, because a search may read every mail. */
export async function findDeliveries(
  db: Db,
  { mailingId, state, search, before, limit }: DeliveryQuery,
): Promise<MailingDelivery[]> {
  const conditions = [
    sql`deliveries.mailing_id = ${mailingId}`,
    ...(state ? [sql`deliveries.state = ${state}`] : []),
    ...(search
      ? [sql`subscribers.email like ${`%${search.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`]
      : []),
    ...(before === undefined ? [] : [sql`deliveries.id < ${before}`]),
  ];
  const statement = sql`select deliveries.id, deliveries.subscriber_id as "subscriberId",
      subscribers.email, subscribers.user_id as "memberId", deliveries.state, deliveries.reason,
      deliveries.attempts, deliveries.reply, deliveries.changed_at as at,
      deliveries.due_at as "dueAt"
    from deliveries left join subscribers on subscribers.id = deliveries.subscriber_id
    where ${sql.join(conditions, sql` and `)} order by deliveries.id desc limit ${limit}`;
  return db.slowRead<MailingDelivery>(statement.compile(db.queries));
}
