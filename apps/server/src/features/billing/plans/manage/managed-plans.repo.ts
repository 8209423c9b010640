import type { Plan } from '@rostra/contract';
import type { Insertable } from 'kysely';
import { sql } from 'kysely';
import type { Queries } from '../../../../db/client.ts';
import { setInstallation } from '../../../../db/installation.ts';
import type { PlanTables } from '../../../../db/tables/billing/plans.ts';

/** Names the row that is locked while a plan is retired: a built-in plan may have no row of its own. */
const RETIRING = 'plans.retiring';

type NewPlanRow = Insertable<PlanTables['plans']>;
type NewPriceRow = Insertable<PlanTables['plan_prices']>;

/** A plan that is built in has no row until it is changed. */
export async function findPlanRow(queries: Queries, id: string) {
  return queries.selectFrom('plans').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findPlanByKey(queries: Queries, key: string) {
  return queries.selectFrom('plans').select('id').where('request_key', '=', key).executeTakeFirst();
}

/** Returns whether it was inserted: not if its id or its key is taken. */
export async function insertPlan(queries: Queries, row: NewPlanRow): Promise<boolean> {
  const rows = await queries
    .insertInto('plans')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute();
  return rows.length > 0;
}

/**
 * Stores a plan whose version is one higher than the stored one, and returns whether it did. Only one of
 * two concurrent changes that are based on the same version is stored.
 */
export async function putPlan(queries: Queries, row: NewPlanRow): Promise<boolean> {
  const { id: _, created_at: __, position: ___, request_key: ____, ...changes } = row;
  const rows = await queries
    .insertInto('plans')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(changes)
        .where('plans.version', '=', row.version - 1),
    )
    .returning('id')
    .execute();
  return rows.length > 0;
}

export async function findRetiredIds(queries: Queries): Promise<string[]> {
  const rows = await queries
    .selectFrom('plans')
    .select('id')
    .where('retired_at', 'is not', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** Makes other transactions that retire a plan wait until this one ends. */
export const lockRetiring = (tx: Queries): Promise<void> => setInstallation(tx, RETIRING, '');

export async function putPosition(queries: Queries, row: NewPlanRow): Promise<void> {
  await queries
    .insertInto('plans')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ position: row.position }))
    .execute();
}

/** An earlier price can become the current one again. */
export async function putPrice(queries: Queries, row: NewPriceRow): Promise<void> {
  await queries
    .insertInto('plan_prices')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ is_active: row.is_active }))
    .execute();
}

/** Sets what the current and former members of a plan can read. */
export async function setLevelOfMembers(queries: Queries, planId: string, level: Plan) {
  await queries
    .updateTable('subscriptions')
    .set({ plan: level })
    .where('price_id', 'in', (eb) =>
      eb.selectFrom('plan_prices').select('id').where('plan_id', '=', planId),
    )
    .execute();
  await queries
    .updateTable('plan_grants')
    .set({ plan: level })
    .where('plan_id', '=', planId)
    .execute();
}

/** Subscriptions that have not ended, by price. */
export async function countSubscriptions(queries: Queries): Promise<Map<string, number>> {
  const rows = await queries
    .selectFrom('subscriptions')
    .select(['price_id', sql<number>`count(*)`.as('count')])
    .where('status', 'not in', ['canceled', 'incomplete_expired', 'incomplete'])
    .groupBy('price_id')
    .execute();
  return new Map(rows.map(({ price_id, count }) => [price_id, Number(count)]));
}

/** Prices that should not be active at Stripe but are, and the other way round. */
export const findPricesToSet = (queries: Queries) =>
  queries
    .selectFrom('plan_prices')
    .innerJoin('plans', 'plans.id', 'plan_prices.plan_id')
    .select([
      'plan_prices.id',
      'plan_prices.is_active',
      'plans.id as plan_id',
      'plans.price_id',
      'plans.product_id',
      'plans.retired_at',
    ])
    .execute();

export async function setPriceActive(queries: Queries, id: string, isActive: boolean) {
  await queries
    .updateTable('plan_prices')
    .set({ is_active: isActive ? 1 : 0 })
    .where('id', '=', id)
    .execute();
}

export async function findPriceIdsOf(queries: Queries, planId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('plan_prices')
    .select('id')
    .where('plan_id', '=', planId)
    .execute();
  return rows.map(({ id }) => id);
}
