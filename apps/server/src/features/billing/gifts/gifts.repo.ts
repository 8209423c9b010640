import type { Updateable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { GiftRow, PlanTables } from '../../../db/tables/billing/plans.ts';

export const findGift = (queries: Queries, id: string): Promise<GiftRow | undefined> =>
  queries.selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirst();

export const findGiftByCode = (queries: Queries, hash: string): Promise<GiftRow | undefined> =>
  queries.selectFrom('gifts').selectAll().where('code_hash', '=', hash).executeTakeFirst();

export const findGiftsOf = (queries: Queries, buyerId: number): Promise<GiftRow[]> =>
  queries
    .selectFrom('gifts')
    .selectAll()
    .where('buyer_id', '=', buyerId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

/** For the data export of a member. */
export const findGiftsRedeemedBy = (queries: Queries, userId: number): Promise<GiftRow[]> =>
  queries
    .selectFrom('gifts')
    .selectAll()
    .where('redeemed_by', '=', userId)
    .orderBy('redeemed_at')
    .orderBy('id')
    .execute();

/** Purchases that were begun before that time, and neither paid nor given up. */
export const findAbandonedGifts = (queries: Queries, before: string): Promise<GiftRow[]> =>
  queries
    .selectFrom('gifts')
    .selectAll()
    .where('paid_at', 'is', null)
    .where('closed_at', 'is', null)
    .where('created_at', '<', before)
    .execute();

/** Redeemed as credit that Stripe may not have yet. */
export const findUncredited = (queries: Queries): Promise<GiftRow[]> =>
  queries
    .selectFrom('gifts')
    .selectAll()
    .where('redeemed_as', '=', 'credit')
    .where('credited_at', 'is', null)
    .where('redeemed_by', 'is not', null)
    .execute();

export async function insertGifts(tx: Queries, rows: readonly GiftRow[]): Promise<void> {
  await tx.insertInto('gifts').values(rows).execute();
}

export async function updateGift(
  tx: Queries,
  id: string,
  changes: Updateable<PlanTables['gifts']>,
): Promise<void> {
  await tx.updateTable('gifts').set(changes).where('id', '=', id).execute();
}

/** True for the first caller: a gift is redeemed once, whatever happens at the same time. */
export async function markRedeemed(
  tx: Queries,
  id: string,
  redemption: Required<
    Pick<Updateable<PlanTables['gifts']>, 'redeemed_as' | 'redeemed_at' | 'redeemed_by'>
  >,
): Promise<boolean> {
  const row = await tx
    .updateTable('gifts')
    .set(redemption)
    .where('id', '=', id)
    .where('paid_at', 'is not', null)
    .where('redeemed_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes back a redemption by this member, unless the credit was given. */
export async function undoRedemption(tx: Queries, id: string, userId: number): Promise<void> {
  await tx
    .updateTable('gifts')
    .set({ redeemed_at: null, redeemed_by: null, redeemed_as: null })
    .where('id', '=', id)
    .where('redeemed_by', '=', userId)
    .where('credited_at', 'is', null)
    .execute();
}

/** Revokes a gift, or takes a revocation back. False if it was redeemed in the meantime. */
export async function setRevocation(
  tx: Queries,
  id: string,
  revocation: Required<Pick<Updateable<PlanTables['gifts']>, 'revoked_at' | 'revoked_for'>>,
): Promise<boolean> {
  const row = await tx
    .updateTable('gifts')
    .set(revocation)
    .where('id', '=', id)
    .where('redeemed_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False if it was redeemed, revoked or sent in the meantime. */
export async function markSent(
  tx: Queries,
  { id, sent_count }: Pick<GiftRow, 'id' | 'sent_count'>,
  changes: Updateable<PlanTables['gifts']>,
): Promise<boolean> {
  const row = await tx
    .updateTable('gifts')
    .set(changes)
    .where('id', '=', id)
    .where('sent_count', '=', sent_count)
    .where('redeemed_at', 'is', null)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What is left of the gifts of a deleted account can be redeemed, but says nothing about people. */
export async function forgetRecipients(tx: Queries, buyerId: number): Promise<void> {
  await tx
    .updateTable('gifts')
    .set({ recipient_name: '', recipient_email: null, message: '', sealed_code: null })
    .where('buyer_id', '=', buyerId)
    .execute();
}
