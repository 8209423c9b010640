import type { Plan, SubscriptionStatus } from '@rostra/contract';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Queries } from '../../../db/client.ts';
import { prepareQuery } from '../../../db/prepare-query.ts';
import type { BillingTables } from '../../../db/tables/billing/payments.ts';

export type SubscriptionRow = Selectable<BillingTables['subscriptions']>;

export function findSubscriptionsOf(db: Queries, userId: number): Promise<SubscriptionRow[]> {
  return db.selectFrom('subscriptions').selectAll().where('user_id', '=', userId).execute();
}

export function findCurrentSubscription(
  db: Queries,
  userId: number,
): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('is_current', '=', 1)
    .executeTakeFirst();
}

const preparedCurrent = prepareQuery((db, userId: number) =>
  db
    .selectFrom('subscriptions')
    .select(['status', 'plan', 'period_ends_at', 'ends_at', 'unpaid_since', 'pause_starts_at'])
    .where('user_id', '=', userId)
    .where('is_current', '=', 1),
);

/** Prepared, because it runs on every read of member content. */
export async function findEntitlingSubscription(db: Db, userId: number) {
  const [row] = await preparedCurrent(db, userId);
  return row;
}

export function findOwnSubscription(
  db: Queries,
  userId: number,
  id: string,
): Promise<SubscriptionRow | undefined> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** The plan a price belonged to while it was configured, so that members on an old price keep their plan. */
export async function findPlanOfPrice(db: Queries, priceId: string): Promise<Plan | null> {
  const row = await db
    .selectFrom('subscriptions')
    .select('plan')
    .where('price_id', '=', priceId)
    .where('plan', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row?.plan ?? null;
}

/** In the given order: a unique index allows one current subscription at any time. */
export async function saveSubscriptions(
  db: Queries,
  rows: readonly Insertable<BillingTables['subscriptions']>[],
): Promise<void> {
  for (const row of rows) {
    await db
      .insertInto('subscriptions')
      .values(row)
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
}

interface Between {
  from: string;
  to: string;
}

export const findEnding = (db: Queries, between: Between) =>
  findCurrentBetween(db, 'ends_at', ['active', 'trialing'], between);

export const findResuming = (db: Queries, between: Between) =>
  findCurrentBetween(db, 'pause_ends_at', ['paused'], between);

function findCurrentBetween(
  db: Queries,
  column: 'ends_at' | 'pause_ends_at',
  statuses: readonly SubscriptionStatus[],
  { from, to }: Between,
): Promise<SubscriptionRow[]> {
  return db
    .selectFrom('subscriptions')
    .selectAll()
    .where('is_current', '=', 1)
    .where('status', 'in', statuses)
    .where(column, '>', from)
    .where(column, '<=', to)
    .execute();
}
