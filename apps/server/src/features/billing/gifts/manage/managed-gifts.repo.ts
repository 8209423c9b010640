import type { Insertable } from 'kysely';
import type { Queries } from '../../../../db/client.ts';
import type { TimedRow } from '../../../../db/paging/time-cursor.ts';
import type { PlanTables } from '../../../../db/tables/billing/plans.ts';

interface GiftQuery {
  state: 'paid' | 'redeemed' | 'expired' | 'revoked' | undefined;
  now: string;
  before: TimedRow | undefined;
  limit: number;
}

const select = (queries: Queries) =>
  queries
    .selectFrom('gifts')
    .leftJoin('users as buyers', 'buyers.id', 'gifts.buyer_id')
    .leftJoin('users as redeemers', 'redeemers.id', 'gifts.redeemed_by')
    .select([
      'gifts.id',
      'gifts.kind',
      'gifts.plan_id',
      'gifts.months',
      'gifts.total_minor',
      'gifts.currency',
      'gifts.note',
      'gifts.created_at',
      'gifts.paid_at',
      'gifts.expires_at',
      'gifts.redeemed_at',
      'gifts.redeemed_as',
      'gifts.revoked_at',
      'buyers.id as buyer_id',
      'buyers.username as buyer_name',
      'redeemers.id as redeemer_id',
      'redeemers.username as redeemer_name',
    ])
    // Purchases that were not finished are nobody’s business.
    .where('gifts.paid_at', 'is not', null);

export type ManagedGiftRow = Awaited<ReturnType<typeof findGifts>>[number];

/** Newest first. */
export function findGifts(queries: Queries, { state, now, before, limit }: GiftQuery) {
  let query = select(queries);
  if (state === 'redeemed') query = query.where('gifts.redeemed_at', 'is not', null);
  else if (state !== undefined) {
    query = query
      .where('gifts.redeemed_at', 'is', null)
      .where('gifts.revoked_at', state === 'revoked' ? 'is not' : 'is', null);
  }
  if (state === 'expired') query = query.where('gifts.expires_at', '<=', now);
  if (state === 'paid') {
    query = query.where(({ eb, or }) =>
      or([eb('gifts.expires_at', 'is', null), eb('gifts.expires_at', '>', now)]),
    );
  }
  if (before) {
    query = query.where(({ eb, or, and }) =>
      or([
        eb('gifts.created_at', '<', before.at),
        and([eb('gifts.created_at', '=', before.at), eb('gifts.id', '<', before.id)]),
      ]),
    );
  }
  return query
    .orderBy('gifts.created_at', 'desc')
    .orderBy('gifts.id', 'desc')
    .limit(limit)
    .execute();
}

export const findManagedGift = (queries: Queries, id: string) =>
  select(queries).where('gifts.id', '=', id).executeTakeFirst();

export const findBatch = (queries: Queries, batchId: string) =>
  queries
    .selectFrom('gifts')
    .select(['id', 'sealed_code'])
    .where('batch_id', '=', batchId)
    .orderBy('id')
    .execute();

export async function insertIssued(
  tx: Queries,
  rows: readonly Insertable<PlanTables['gifts']>[],
): Promise<void> {
  await tx.insertInto('gifts').values(rows).execute();
}

/** False if it was redeemed or withdrawn in the meantime. */
export async function setRevoked(tx: Queries, id: string, at: string): Promise<boolean> {
  const row = await tx
    .updateTable('gifts')
    .set({ revoked_at: at, revoked_for: 'staff' })
    .where('id', '=', id)
    .where('redeemed_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
