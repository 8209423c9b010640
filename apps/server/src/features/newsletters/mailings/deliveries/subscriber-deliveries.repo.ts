import { sql } from 'kysely';
import type { Queries } from '../../../../db/client.ts';

/** The mailings that somebody got, or was to get, the latest first. */
export const findDeliveriesTo = (queries: Queries, subscriberId: number) =>
  queries
    .selectFrom('deliveries')
    .innerJoin('mailings', 'mailings.id', 'deliveries.mailing_id')
    .select(['mailings.subject', 'deliveries.state', 'deliveries.reason', 'deliveries.changed_at'])
    .where('deliveries.subscriber_id', '=', subscriberId)
    .orderBy('deliveries.id', 'desc')
    .execute();

/** Nothing in them names these subscribers any more. What was counted stays, and what was not sent is not sent. */
export async function forgetDeliveries(
  tx: Queries,
  { subscriberIds, at }: { subscriberIds: readonly number[]; at: string },
): Promise<void> {
  if (subscriberIds.length === 0) return;
  await tx
    .updateTable('deliveries')
    .set({ state: 'skipped', reason: 'erased', due_at: null, changed_at: at })
    .where('subscriber_id', 'in', subscriberIds)
    .where('state', '=', 'queued')
    .execute();
  await tx
    .updateTable('deliveries')
    .set({ subscriber_id: null, domain: '', reply: null })
    .where('subscriber_id', 'in', subscriberIds)
    .execute();
}

/**
 * Gives the mails of one subscriber to another who is the same person. Of a mailing that both were to get, the other's stays,
 * unless only the first one may have got it: then it is not sent again.
 */
export async function moveDeliveries(
  tx: Queries,
  { from, to, at }: { from: number; to: number; at: string },
): Promise<void> {
  await tx
    .updateTable('deliveries')
    .set({ subscriber_id: null, state: 'skipped', reason: 'received', due_at: null })
    .set({ domain: '', reply: null, changed_at: at })
    .where('subscriber_id', '=', to)
    .where('state', 'in', ['queued', 'skipped', 'refused'])
    .where(
      sql<boolean>`mailing_id in (select received.mailing_id from deliveries as received
        where received.subscriber_id = ${from} and received.state in
          ('sending', 'sent', 'unknown', 'bounced', 'complained'))`,
    )
    .execute();
  await tx
    .updateTable('deliveries')
    .set({ subscriber_id: to })
    .where('subscriber_id', '=', from)
    .where(
      sql<boolean>`mailing_id not in (select own.mailing_id from deliveries as own
        where own.subscriber_id = ${to})`,
    )
    .execute();
  await forgetDeliveries(tx, { subscriberIds: [from], at });
}
