import type { Queries } from '../../../../db/client.ts';
import type { SubscriberRow } from '../../../../db/tables/newsletters.ts';

export const findSubscriber = (queries: Queries, id: number): Promise<SubscriberRow | undefined> =>
  queries.selectFrom('subscribers').selectAll().where('id', '=', id).executeTakeFirst();

export const findSubscriberIdOf = (
  queries: Queries,
  email: string,
): Promise<{ id: number } | undefined> =>
  queries.selectFrom('subscribers').select('id').where('email', '=', email).executeTakeFirst();

/** False if they have left already, or were never subscribed. */
export async function markLeft(
  tx: Queries,
  { subscriberId, newsletterId, at }: { subscriberId: number; newsletterId: string; at: string },
): Promise<boolean> {
  const left = await tx
    .updateTable('newsletter_subscriptions')
    .set({ left_at: at })
    .where('subscriber_id', '=', subscriberId)
    .where('newsletter_id', '=', newsletterId)
    .where('left_at', 'is', null)
    .returning('newsletter_id')
    .executeTakeFirst();
  return left !== undefined;
}

/** Adds to the record of what somebody agreed to; nothing in it is ever changed. */
export async function insertStaffRefusal(
  tx: Queries,
  row: { subscriberId: number; newsletterId: string; actorId: number | null; at: string },
): Promise<void> {
  await tx
    .insertInto('subscription_consents')
    .values({
      subscriber_id: row.subscriberId,
      newsletter_id: row.newsletterId,
      kind: 'left',
      source: 'staff',
      page: null,
      wording: null,
      actor_id: row.actorId,
      import_id: null,
      requested_at: null,
      created_at: row.at,
    })
    .execute();
}
