import type { Insertable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { BillingTables } from '../../../db/tables/billing/payments.ts';
import type { SubscriptionRow } from '../subscriptions/subscriptions.repo.ts';

type MovementRow = Insertable<BillingTables['revenue_movements']>;
type MonthRow = Insertable<BillingTables['revenue_months']>;

export async function hasMovements(db: Queries, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('revenue_movements')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertMovements(db: Queries, rows: readonly MovementRow[]): Promise<void> {
  await db.insertInto('revenue_movements').values(rows).execute();
}

export async function insertSwaps(
  db: Queries,
  rows: readonly BillingTables['plan_swaps'][],
): Promise<void> {
  if (rows.length > 0) await db.insertInto('plan_swaps').values(rows).execute();
}

/** Keeps the row locked until the transaction ends. */
export async function addToMonth(db: Queries, row: MonthRow): Promise<void> {
  await db
    .insertInto('revenue_months')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['month', 'currency', 'kind']).doUpdateSet((eb) => ({
        change_minor: eb('revenue_months.change_minor', '+', row.change_minor),
        count: eb('revenue_months.count', '+', row.count),
      })),
    )
    .execute();
}

/** Locks the rows until the transaction ends. */
export const lockSubscriptionsOf = (db: Queries, userId: number): Promise<SubscriptionRow[]> =>
  db
    .updateTable('subscriptions')
    .set((eb) => ({ user_id: eb.ref('user_id') }))
    .where('user_id', '=', userId)
    .returningAll()
    .execute();

/** Members with subscriptions that are not counted, in the order of their ids. */
export async function findUncountedMembers(
  db: Queries,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('subscriptions')
    .select('user_id')
    .distinct()
    .where('annual_minor', 'is', null)
    .where('user_id', '>', after)
    .orderBy('user_id')
    .limit(limit)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

export const findUncounted = (db: Queries, userId: number) =>
  db
    .selectFrom('subscriptions')
    .select(['id', 'price_id', 'quantity', 'status'])
    .where('user_id', '=', userId)
    .where('annual_minor', 'is', null)
    .execute();

/** Only one of several processes gets them. */
export const claimUncounted = (db: Queries, userId: number): Promise<SubscriptionRow[]> =>
  db
    .updateTable('subscriptions')
    .set({ annual_minor: 0 })
    .where('user_id', '=', userId)
    .where('annual_minor', 'is', null)
    .returningAll()
    .execute();

export async function setAnnualAmount(db: Queries, id: string, amount: number): Promise<void> {
  await db
    .updateTable('subscriptions')
    .set({ annual_minor: amount })
    .where('id', '=', id)
    .execute();
}

/** When each of a member’s subscriptions was paid for the first time. */
export const findFirstPayments = (db: Queries, userId: number) =>
  db
    .selectFrom('invoices')
    .select(({ fn }) => ['subscription_id as id', fn.min('paid_at').as('at')])
    .where('user_id', '=', userId)
    .where('status', '=', 'paid')
    .where('subscription_id', 'is not', null)
    .groupBy('subscription_id')
    .execute();

/** A member’s subscriptions with a renewal that a card was charged for without success. */
export async function findUnpaidRenewals(db: Queries, userId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('invoices')
    .select('subscription_id')
    .where('user_id', '=', userId)
    .where('status', 'in', ['open', 'uncollectible', 'void'])
    .where('reason', '=', 'subscription_cycle')
    .where('attempts', '>', 0)
    .execute();
  return rows.flatMap(({ subscription_id }) => subscription_id ?? []);
}
