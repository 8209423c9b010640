import { type Kysely, sql } from 'kysely';
import type { DbKind, Queries } from '../../../../db/client.ts';
import type { Tables } from '../../../../db/schema.ts';
import type { DeliveryRow } from '../../../../db/tables/newsletters.ts';

export interface DueDelivery
  extends Pick<DeliveryRow, 'id' | 'mailing_id' | 'language' | 'reader' | 'domain' | 'attempts'> {
  readonly newsletter_id: string;
  readonly subscriber_id: number | null;
  readonly email: string | null;
  readonly user_id: number | null;
  /** Null for those who have left the newsletter. */
  readonly subscribed_at: string | null;
  readonly suppressed: string | null;
}

/** Mailings that are being sent, the oldest first. */
export const findSending = (queries: Queries) =>
  queries
    .selectFrom('mailings')
    .select(['id', 'newsletter_id'])
    .where('state', '=', 'sending')
    .orderBy('started_at')
    .orderBy('id')
    .execute();

interface DueQuery {
  readonly mailing: { readonly id: string; readonly newsletter_id: string };
  readonly now: string;
  /** Domains to which nothing may leave now. */
  readonly without: readonly string[];
  readonly limit: number;
}

/** Nobody else gets them until the transaction ends. */
export async function findDue(
  tx: Queries,
  kind: DbKind,
  { mailing, now, without, limit }: DueQuery,
): Promise<DueDelivery[]> {
  const due = (tx as Kysely<Tables>)
    .selectFrom('deliveries')
    .leftJoin('subscribers', 'subscribers.id', 'deliveries.subscriber_id')
    .leftJoin('newsletter_subscriptions as subscription', (join) =>
      join
        .onRef('subscription.subscriber_id', '=', 'deliveries.subscriber_id')
        .on('subscription.newsletter_id', '=', mailing.newsletter_id)
        .on('subscription.left_at', 'is', null),
    )
    .select([
      'deliveries.id',
      'deliveries.mailing_id',
      'deliveries.subscriber_id',
      'deliveries.language',
      'deliveries.reader',
      'deliveries.domain',
      'deliveries.attempts',
      'subscribers.email',
      'subscribers.user_id',
      'subscription.subscribed_at',
      sql<string | null>`(select suppressions.address_hash from suppressions
        where suppressions.email = subscribers.email limit 1)`.as('suppressed'),
    ])
    .where('deliveries.mailing_id', '=', mailing.id)
    .where('deliveries.state', '=', 'queued')
    .where('deliveries.due_at', '<=', now)
    .$if(without.length > 0, (query) => query.where('deliveries.domain', 'not in', [...without]))
    .orderBy('deliveries.due_at')
    .orderBy('deliveries.id')
    .limit(limit);
  const rows = await (kind === 'postgres'
    ? due.forUpdate('deliveries').skipLocked()
    : due
  ).execute();
  return rows.map((row) => ({ ...row, newsletter_id: mailing.newsletter_id }));
}

interface Claim {
  readonly ids: readonly number[];
  readonly claim: string;
  readonly now: string;
  readonly until: string;
}

/** From now on, only an answer of the server, or the end of the lease, can change what is known of them. */
export async function claimDeliveries(
  tx: Queries,
  { ids, claim, now, until }: Claim,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('deliveries')
    .set((eb) => ({
      state: 'sending',
      claim,
      lease_ends_at: until,
      due_at: null,
      first_tried_at: eb.fn.coalesce('first_tried_at', eb.val(now)),
      attempts: eb('attempts', '+', 1),
      changed_at: now,
    }))
    .where('id', 'in', ids)
    .execute();
}

export async function skipDeliveries(
  tx: Queries,
  skipped: readonly { readonly id: number; readonly reason: DeliveryRow['reason'] }[],
  at: string,
): Promise<void> {
  for (const reason of new Set(skipped.map((each) => each.reason))) {
    const ids = skipped.filter((each) => each.reason === reason).map(({ id }) => id);
    await tx
      .updateTable('deliveries')
      .set({ state: 'skipped', reason, due_at: null, changed_at: at })
      .where('id', 'in', ids)
      .execute();
  }
}

/** The process that had them is gone, or as good as gone. Nobody knows what the server has accepted. */
export async function endLeases(tx: Queries, now: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('deliveries')
    .set({ state: 'unknown', lease_ends_at: null, changed_at: now })
    .where('state', '=', 'sending')
    .where('lease_ends_at', '<=', now)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Those of which nothing is left to be sent. Returns how many. */
export async function finishMailings(tx: Queries, now: string): Promise<number> {
  const { numUpdatedRows } = await tx
    .updateTable('mailings')
    .set({ state: 'sent', finished_at: now })
    .where('state', '=', 'sending')
    .where(
      sql<boolean>`not exists (select 1 from deliveries
        where deliveries.mailing_id = mailings.id and deliveries.state in ('queued', 'sending'))`,
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
