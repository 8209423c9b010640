import type { Selectable } from 'kysely';
import type { Queries } from '../../../db/client.ts';
import type { PlanTables } from '../../../db/tables/billing/plans.ts';
import type { StoredPlan, StoredPrice } from '../../../languages/plan-catalog.ts';

type PlanRow = Selectable<PlanTables['plans']>;

export const findPlanRows = (queries: Queries): Promise<PlanRow[]> =>
  queries.selectFrom('plans').selectAll().execute();

export function toStoredPlan(row: PlanRow): StoredPlan {
  const { price_minor: priceMinor, currency, interval } = row;
  return {
    id: row.id,
    level: row.level,
    name: row.name,
    description: row.description,
    features: row.features === null ? null : JSON.parse(row.features),
    terms:
      priceMinor === null || currency === null || interval === null
        ? null
        : { priceMinor, currency, interval },
    priceId: row.price_id,
    position: row.position,
    isRetired: row.retired_at !== null,
    isForGroups: row.is_for_groups === 1,
    version: row.version,
  };
}

export async function findPlanPrices(queries: Queries): Promise<StoredPrice[]> {
  const rows = await queries.selectFrom('plan_prices').selectAll().execute();
  return rows.map(({ id, plan_id, price_minor, currency, interval }) => ({
    id,
    planId: plan_id,
    priceMinor: price_minor,
    currency,
    interval,
  }));
}
